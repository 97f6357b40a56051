import type { Language } from '@porchlight/contract'
import { z } from 'zod'
import { requestTranslations } from './provider-client.ts'
import { type Translator, TranslatorFailure } from './translator.ts'

const answer = z.object({ translations: z.array(z.object({ text: z.string() })) })

/** English must specify a variant when it is the target. */
const targets: Record<Language, string> = { en: 'EN-US', es: 'ES', fr: 'FR', de: 'DE' }

/** Keys of the free plan end in `:fx` and belong to a different host. */
const hostOf = (key: string): string => (key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com')

export type DeepL = { key: string; url?: string | undefined; seconds?: number | undefined }

/** DeepL, API version 2: developers.deepl.com/api-reference/translate. */
export const deepl = ({ key, url = hostOf(key), seconds }: DeepL): Translator => ({
  name: 'deepl',
  async translate(from, to, fragments) {
    const parsed = answer.safeParse(
      await requestTranslations({
        url: `${url.replace(/\/$/, '')}/v2/translate`,
        headers: { authorization: `DeepL-Auth-Key ${key}` },
        body: {
          text: fragments,
          source_lang: from.toUpperCase(),
          target_lang: targets[to],
          // Takes and returns escaped text, and preserves elements. Its own structure detection would split at every
          // `g`.
          tag_handling: 'xml',
          outline_detection: false,
          preserve_formatting: true,
          // The polite form of address; languages without one ignore it.
          formality: 'prefer_more',
        },
        seconds,
      }),
    )
    if (!parsed.success) throw new TranslatorFailure('broken', 'the answer has another form than agreed')
    const texts = parsed.data.translations.map(({ text }) => text)
    if (texts.length !== fragments.length)
      throw new TranslatorFailure('broken', `${texts.length} translations came for ${fragments.length} texts`)
    return texts
  },
})
