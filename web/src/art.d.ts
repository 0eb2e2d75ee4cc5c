declare module 'virtual:art' {
  export const shapes: Record<string, number>;
  const addresses: Record<string, string>;
  export default addresses;
}
