declare module 'virtual:art' {
  export const shapes: Record<string, number>;
  const addresses: Record<string, string>;
  export default addresses;
}

declare module 'virtual:words' {
  const catalogues: Record<string, Record<string, () => Promise<{ default: string }>>>;
  export default catalogues;
}
