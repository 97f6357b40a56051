import { z } from 'zod'
import { requestTranslations } from './provider-client.ts'
import { type Translator, TranslatorFailure } from './translator.ts'

const answer = z.object({ translatedText: z.array(z.string()) })

export type LibreTranslate = { url: string; key?: string | undefined; seconds?: number | undefined }

/** LibreTranslate, hosted by anyone: docs.libretranslate.com. */
export const libretranslate = ({ url, key, seconds }: LibreTranslate): Translator => ({
  name: 'libretranslate',
  async translate(from, to, fragments) {
    const parsed = answer.safeParse(
      await requestTranslations({
        url: `${url.replace(/\/$/, '')}/translate`,
        body: { q: fragments, source: from, target: to, format: 'html', ...(key !== undefined && { api_key: key }) },
        seconds,
      }),
    )
    if (!parsed.success) throw new TranslatorFailure('broken', 'the answer has another form than agreed')
    const texts = parsed.data.translatedText
    if (texts.length !== fragments.length)
      throw new TranslatorFailure('broken', `${texts.length} translations came for ${fragments.length} texts`)
    return texts
  },
})
