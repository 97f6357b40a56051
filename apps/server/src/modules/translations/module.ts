import type { App } from '#kernel/app'
import { defineModule } from '#kernel/module'
import { deepl } from './adapters/deepl.ts'
import { libretranslate } from './adapters/libretranslate.ts'
import { checks } from './checks.ts'
import { jobs } from './jobs.ts'
import { routes } from './routes.ts'

const translatorOf = ({ translation }: App['config']) => {
  if (translation.via === 'deepl') return deepl(translation)
  return translation.via === 'libretranslate' ? libretranslate(translation) : null
}

export const translations = defineModule({
  name: 'translations',
  layer: 1,
  owns: 'the translation memory',
  tables: {
    local: ['translations.memory', 'translations.spent', 'translations.wanted'],
  },
  routes,
  jobs,
  checks,
  adapters: ({ config }) => ({ translator: translatorOf(config) }),
  references: { stays: ['translations.spent.account_id'] },
})
