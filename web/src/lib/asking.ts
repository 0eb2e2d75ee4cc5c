// What a page asks the server: the answer, or null, and `tell` gets the sentence why.
import { call } from '../session.svelte';
import { settings } from '../settings.svelte';

export const asking =
  (tell: (why: string) => void) =>
  async <T>(method: string, address: string, body?: unknown): Promise<T | null> => {
    try {
      tell('');
      return await call<T>(method, address, settings.token, body);
    } catch (error) {
      tell((error as Error).message);
      return null;
    }
  };
