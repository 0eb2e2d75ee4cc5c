import { FarEnd, type Call } from './far_end';

const end = new FarEnd();
onmessage = async ({ data }: MessageEvent<Call>) => postMessage(await end.answer(data));
