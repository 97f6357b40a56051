import { type ContentBlock, textsOfBlock } from '@porchlight/contract'

/** All the words of a body as one text, for programs that don't read blocks. */
export const plainTextOf = (body: readonly ContentBlock[]): string =>
  body.flatMap(textsOfBlock).filter(Boolean).join('\n\n')
