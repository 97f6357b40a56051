import { homeSettings } from '@porchlight/contract'
import { Button, Section, Select } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { useFields } from '#app/lib/form.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffGroupsWords } from '#app/lib/messages/staff/groups.ts'
import { homeDefaultsWords } from '#app/lib/messages/staff/home-defaults.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { DefaultReview, useDefaultReview } from './default-review.tsx'
import type { DefaultsDesk } from './page.tsx'
import { ValueField } from './value-field.tsx'
import { defaultOf, settingOf } from './values.ts'

type Fields = { setting: string; group: string; text: string }

type Props = { desk: DefaultsDesk; onSaved: () => void }

/** Sets the default of the company or of a group. */
export const SetDefault = ({ desk: { groups, levels }, onSaved }: Props) => {
  const words = useWords(homeDefaultsWords)
  const kinds = useWords(staffGroupsWords).kinds
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const review = useDefaultReview(async () => {
    await revalidate()
    onSaved()
  })
  const form = useFields<Fields>({
    values: { setting: 'check_in_time', group: '', text: '' },
    problemsOf: ({ setting, text }) => (defaultOf(settingOf(setting), text) ? {} : { text: words.invalid }),
  })
  const setting = settingOf(form.values.setting)
  const submit = async ({ group, text }: Fields) => {
    const to = defaultOf(setting, text)
    if (!to) return
    const problem = await review.start({ kind: 'set', group: group === '' ? null : Number(group), to })
    if (problem) form.refuse([], problem, shared.error)
  }
  return (
    <Section title={words.set}>
      <form method="post" className="staff-form" noValidate onChange={review.close} onSubmit={form.submit(submit)}>
        <div className="staff-pair">
          <Select
            label={words.setting}
            emptyText=""
            options={homeSettings.map((value) => ({ value, label: words.settings[value] }))}
            value={setting}
            onChange={(next) => {
              form.change('setting', next)
              form.change('text', '')
            }}
          />
          <Select
            label={words.who}
            emptyText=""
            options={[
              { value: '', label: words.company },
              ...groups.map(({ id, kind, name }) => ({ value: String(id), label: `${kinds[kind]}: ${name}` })),
            ]}
            {...form.field('group')}
          />
        </div>
        <ValueField key={setting} setting={setting} levels={levels} {...form.field('text')} />
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
