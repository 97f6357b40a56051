import type { Language } from '@porchlight/contract'
import dePapers from '../messages/de/papers.json' with { type: 'json' }
import dePrice from '../messages/de/price.json' with { type: 'json' }
import enPapers from '../messages/en/papers.json' with { type: 'json' }
import enPrice from '../messages/en/price.json' with { type: 'json' }
import esPapers from '../messages/es/papers.json' with { type: 'json' }
import esPrice from '../messages/es/price.json' with { type: 'json' }
import frPapers from '../messages/fr/papers.json' with { type: 'json' }
import frPrice from '../messages/fr/price.json' with { type: 'json' }

/** ICU messages in JSON, one file per language and area, as translation tools read them. English is the base. */
const en = { ...enPrice, ...enPapers }

export type WordingCode = keyof typeof en
type Messages = Readonly<Record<WordingCode, string>>

/** What a language lacks does not compile. */
export const catalog: Readonly<Record<Language, Messages>> = {
  en,
  es: { ...esPrice, ...esPapers },
  fr: { ...frPrice, ...frPapers },
  de: { ...dePrice, ...dePapers },
}

export const isWordingCode = (text: string): text is WordingCode => Object.hasOwn(en, text)
