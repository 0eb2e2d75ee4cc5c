/** Whether this bit of a bit set is on. */
export const hasBit = (bits: number, bit: number): boolean => Math.floor(bits / 2 ** bit) % 2 === 1;
