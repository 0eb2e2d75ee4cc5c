import type { Spoken } from '../messages';
import type { Words } from '../words';

/** What somebody said, in words; emotes have a drawing as well. */
export function spoken(words: Words, talk: Spoken): string {
  return talk.text || words.say(talk.phrase ? `phrase-${talk.phrase}` : `page-emote-${talk.emote}`);
}

export const emoteArt = (talk: Spoken): string | null => (talk.emote ? `emote-${talk.emote}` : null);
