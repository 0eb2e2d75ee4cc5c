/** Whether a number that is a set of bits has this one. */
export const hasBit = (bits: number, bit: number): boolean => Math.floor(bits / 2 ** bit) % 2 === 1;
