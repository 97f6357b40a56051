import '#app/features/prices/pricing-form.css'
import '../settings/charges.css'
import '../settings/home-defaults/defaults.css'
import type { HomeDefaultChange, homeDefaultsOf, ResultsOf } from '@porchlight/contract'
import { Alert, Button, Section, UiLink } from '@porchlight/ui'
import { useState } from 'react'
import { href, useRevalidator } from 'react-router'
import { useFields } from '#app/lib/form.ts'
import { homeDefaultsWords } from '#app/lib/messages/staff/home-defaults.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { DefaultReview, useDefaultReview } from '../settings/home-defaults/default-review.tsx'
import { ValueField } from '../settings/home-defaults/value-field.tsx'
import { useValueText, ValueText } from '../settings/home-defaults/value-text.tsx'
import { defaultOf, textOf } from '../settings/home-defaults/values.ts'

type Defaults = ResultsOf<typeof homeDefaultsOf>
type Value = Defaults['values'][number]
type Start = (change: HomeDefaultChange) => Promise<unknown>

/** Overrides a default with the home's own value. */
const OwnValue = ({
  defaults: { home, levels },
  value: { setting, value },
  start,
  onClose,
}: {
  defaults: Defaults
  value: Value
  start: Start
  onClose: () => void
}) => {
  const words = useWords(homeDefaultsWords)
  const form = useFields<{ text: string }>({
    values: { text: textOf(setting, value) },
    problemsOf: ({ text }) => (defaultOf(setting, text) ? {} : { text: words.invalid }),
  })
  const submit = async ({ text }: { text: string }) => {
    const to = defaultOf(setting, text)
    if (to) await start({ kind: 'own', homes: [home.id], to })
  }
  return (
    <form method="post" className="staff-form" noValidate onSubmit={form.submit(submit)}>
      <ValueField setting={setting} levels={levels} {...form.field('text')} />
      <div className="staff-acts">
        <Button type="submit" look="primary" busy={form.busy}>
          {words.review}
        </Button>
        <Button onClick={onClose}>{words.cancel}</Button>
      </div>
    </form>
  )
}

/** The home's rules, level, and checklists, the source of each, and its overrides. */
export const HomeDefaults = ({ defaults }: { defaults: Defaults }) => {
  const words = useWords(homeDefaultsWords)
  const lines = useValueText(defaults.levels)
  const { revalidate } = useRevalidator()
  const [edited, setEdited] = useState<Value['setting']>()
  const [problem, setProblem] = useState('')
  const review = useDefaultReview(() => {
    setEdited(undefined)
    return revalidate()
  })
  const start: Start = async (change) => setProblem((await review.start(change)) ?? '')
  const edit = (setting?: Value['setting']) => {
    review.close()
    setProblem('')
    setEdited(setting)
  }
  const standardText = (setting: Value['setting'], { value, group }: NonNullable<Value['standard']>): string => {
    const text = lines(setting, value).join('; ')
    return group === null ? words.standard({ value: text }) : words.groupStandard({ group, value: text })
  }
  const sourceOf = ({ from, group, setting, standard, canChange }: Value): string => {
    const said = from === 'group' ? words.fromGroup({ group: group ?? '' }) : words.from[from]
    const other = from === 'home' && standard && standardText(setting, standard)
    return [said, other, !canChange && words.agreed].filter(Boolean).join('. ')
  }
  return (
    <Section
      title={words.homeTitle}
      side={
        <UiLink className="inline-link" href={href('/staff/settings/home-defaults')}>
          {words.title}
        </UiLink>
      }
    >
      <ul className="staff-rules default-values">
        {defaults.values.map((value) => {
          const { setting, from, standard, canChange } = value
          return (
            <li key={setting}>
              <span className="staff-cell">
                {words.settings[setting]}
                <small>{sourceOf(value)}</small>
              </span>
              <span>
                <ValueText lines={lines(setting, value.value)} />
              </span>
              {canChange && edited !== setting && (
                <span className="staff-acts">
                  <Button onClick={() => edit(setting)}>{from === 'home' ? words.change : words.override}</Button>
                  {from === 'home' && standard && (
                    <Button
                      onClick={() => {
                        edit()
                        void start({ kind: 'follow', homes: [defaults.home.id], setting })
                      }}
                    >
                      {words.useDefault}
                    </Button>
                  )}
                </span>
              )}
              {edited === setting && (
                <OwnValue defaults={defaults} value={value} start={start} onClose={() => edit()} />
              )}
            </li>
          )
        })}
      </ul>
      {problem && (
        <Alert tone="danger" live>
          {problem}
        </Alert>
      )}
      <DefaultReview review={review} levels={defaults.levels} />
    </Section>
  )
}
