import { homeSettings } from '@porchlight/contract'
import { Button, Section, Select } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { useFields } from '#app/lib/form.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { homeDefaultsWords } from '#app/lib/messages/staff/home-defaults.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { HomeChoice } from '../home-choice.tsx'
import { DefaultReview, useDefaultReview } from './default-review.tsx'
import type { DefaultsDesk } from './page.tsx'
import { ValueField } from './value-field.tsx'
import { defaultOf, settingOf } from './values.ts'

type Fields = { setting: string; how: string; text: string; homes: string[] }

type Props = { desk: DefaultsDesk; onSaved: () => void }

/** Changes several homes at once: sets their own value, or resets it to the default. */
export const ChangeHomes = ({ desk: { own, groups, homes, levels }, onSaved }: Props) => {
  const words = useWords(homeDefaultsWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const review = useDefaultReview(async () => {
    await revalidate()
    onSaved()
  })
  const form = useFields<Fields>({
    values: { setting: 'check_in_time', how: 'follow', text: '', homes: [] },
    problemsOf: ({ setting, how, text, homes: chosen }) => ({
      ...(how === 'own' && !defaultOf(settingOf(setting), text) && { text: words.invalid }),
      ...(chosen.length === 0 && { homes: words.chooseHomes }),
    }),
  })
  const setting = settingOf(form.values.setting)
  const submit = async ({ how, text, homes: chosen }: Fields) => {
    const to = defaultOf(setting, text)
    const ids = chosen.map(Number)
    if (how === 'own' && !to) return
    const problem = await review.start(
      how === 'own' && to ? { kind: 'own', homes: ids, to } : { kind: 'follow', homes: ids, setting },
    )
    if (problem) form.refuse([], problem, shared.error)
  }
  const choice = form.field('homes')
  return (
    <Section title={words.bulk}>
      <p className="muted default-bulk">{words.bulkText}</p>
      <form method="post" className="staff-form" noValidate onSubmit={form.submit(submit)}>
        <div className="staff-pair">
          <Select
            label={words.setting}
            hint={words.own({ number: own.find((one) => one.setting === setting)?.homes ?? 0 })}
            emptyText=""
            options={homeSettings.map((value) => ({ value, label: words.settings[value] }))}
            value={setting}
            onChange={(next) => {
              form.change('setting', next)
              form.change('text', '')
              review.close()
            }}
          />
          <Select
            label={words.how}
            emptyText=""
            options={[
              { value: 'follow', label: words.follow },
              { value: 'own', label: words.setOwn },
            ]}
            {...form.field('how')}
          />
        </div>
        {form.values.how === 'own' && (
          <ValueField key={setting} setting={setting} levels={levels} {...form.field('text')} />
        )}
        <HomeChoice
          homes={homes}
          groups={groups}
          value={form.values.homes}
          error={choice.error}
          onChange={(chosen) => {
            form.change('homes', chosen)
            review.close()
          }}
        />
        <div className="staff-acts">
          <Button type="submit" look="primary" busy={form.busy}>
            {words.review}
          </Button>
        </div>
      </form>
      <DefaultReview review={review} levels={levels} />
    </Section>
  )
}
