import { type ContentBlock, textsOfBlock } from '@porchlight/contract'

/** All words of a body as one text, for programs that read no blocks. */
export const plainTextOf = (body: readonly ContentBlock[]): string =>
  body.flatMap(textsOfBlock).filter(Boolean).join('\n\n')
