export type { WordingCode } from './catalog.ts'
export { type Formats, formatsOf, type Spoken } from './formats.ts'
export { isText, render, saidWith, textIn } from './render.ts'
export { asWritten, dotted, listOf, type Param, type Said, said, sentences, textOf } from './said.ts'
