import type { GetICUArgs } from '@schummar/icu-type-parser'
import type { ReactNode } from 'react'

/** Texts in ICU MessageFormat, as in the catalog. */
export type Texts = { readonly [key: string]: string | Texts } | readonly (string | Texts)[]

type Values<Text extends string> = GetICUArgs<Text, { ICUNumberArgument: number; ICUArgument: string | number }>

type TagOf<Text extends string> = Text extends `${string}</${infer Tag}>${infer Rest}` ? Tag | TagOf<Rest> : never
type Tags<Text extends string> = { [Tag in TagOf<Text>]: (content: string) => ReactNode }

/** What a text becomes: itself, or a function of its named values; with tags it returns what React renders. */
type Message<Text extends string> = [TagOf<Text>] extends [never]
  ? keyof Values<Text> extends never
    ? string
    : (values: Values<Text>) => string
  : (values: Values<Text> & Tags<Text>) => ReactNode

/** Texts as the code uses them. */
export type Words<T> = T extends string ? Message<T> : { readonly [Key in keyof T]: Words<T[Key]> }

/** The same keys, in another language. */
export type Translated<T> = T extends string ? string : { readonly [Key in keyof T]: Translated<T[Key]> }
