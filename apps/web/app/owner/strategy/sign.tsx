import { addDays, type Money, type StrategyDocument, type StrategySeason } from '@porchlight/contract'
import { Button, Checkbox, Section, Table, TextField } from '@porchlight/ui'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { useFields } from '#app/lib/form.ts'
import { useFormats } from '#app/lib/formats.ts'
import { ownerPricingWords } from '#app/lib/messages/owner/pricing.ts'
import { pricingStrategyWords } from '#app/lib/messages/owner/pricing-strategy.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useSignatureProblem } from '#app/lib/signing/signature-problem.ts'

type Props = {
  strategy: StrategyDocument
  /** The prices now in force, if signing changes them. */
  before?: StrategyDocument
  text: string
  /** Sends the signature. @returns why it was rejected, if it was */
  send: (signedName: string) => Promise<{ code: string; message: string } | undefined>
  /** The button that signs. */
  action: string
  /** Beside the button. */
  aside?: ReactNode
}
type Fields = { agreed: boolean[]; signedName: string }

const useLimits = ({ floor, cap }: StrategyDocument): string => {
  const words = useWords(pricingStrategyWords)
  const { money } = useFormats()
  if (floor && cap) return words.limits({ floor: money(floor), cap: money(cap) })
  if (floor) return words.onlyFloor({ floor: money(floor) })
  return cap ? words.onlyCap({ cap: money(cap) }) : ''
}

const keyOf = ({ name, from, to }: StrategySeason): string => `${name} ${from} ${to}`

/** A checkbox per season, the document text and the signature. */
export const SignStrategy = ({ strategy, before, text, send, action, aside }: Props) => {
  const words = useWords(pricingStrategyWords)
  const prices = useWords(ownerPricingWords)
  const shared = useWords(formWords)
  const { date, money } = useFormats()
  const { revalidate } = useRevalidator()
  const limits = useLimits(strategy)
  const signatureProblem = useSignatureProblem(words.fill)
  const form = useFields<Fields>({
    values: { agreed: strategy.seasons.map(() => false), signedName: '' },
    problemsOf: ({ agreed, signedName }) => ({
      ...(!agreed.every(Boolean) && { agreed: words.everySeason }),
      ...signatureProblem(signedName),
    }),
  })
  const { agreed } = form.values
  const submit = async ({ signedName }: Fields) => {
    const refused = await send(signedName)
    if (refused)
      form.refuse([], refused.code === 'prices_changed' ? prices.changedMeanwhile : refused.message, shared.error)
    await revalidate()
  }
  const known = new Map(before?.seasons.map((season) => [keyOf(season), season]))
  const rows = strategy.seasons.map((season, at) => ({
    ...season,
    at,
    name: season.from ? season.name : words.others,
    was: known.get(keyOf(season)),
  }))
  const priced = (now: Money, was: Money | undefined) =>
    was && was.amount !== now.amount ? prices.fromTo({ before: money(was), after: money(now) }) : money(now)
  return (
    <form method="post" noValidate onSubmit={form.submit(submit)}>
      <Section title={words.seasons} note={words.seasonsNote}>
        <Table
          figures
          caption={words.seasons}
          rows={rows}
          rowKey={({ at }) => at}
          columns={[
            {
              id: 'season',
              head: words.season,
              cell: ({ name, from, to }) => (
                <span className="strategy-home">
                  <b>{name}</b>
                  {from && to && <small>{prices.range({ from: date(from), to: date(addDays(to, -1)) })}</small>}
                </span>
              ),
            },
            {
              id: 'night',
              head: words.weeknight,
              align: 'end',
              cell: ({ weeknight, was }) => priced(weeknight, was?.weeknight),
            },
            {
              id: 'weekend',
              head: words.weekendNight,
              align: 'end',
              cell: ({ weekendNight, was }) => priced(weekendNight, was?.weekendNight),
            },
            {
              id: 'least',
              head: words.least,
              align: 'end',
              cell: ({ minNights }) => prices.nights({ number: minNights }),
            },
            {
              id: 'seen',
              head: words.seen,
              onPhone: 'end',
              cell: ({ at, name }) => (
                <Checkbox
                  label={<span className="visually-hidden">{words.seenOf({ season: name })}</span>}
                  checked={agreed[at] ?? false}
                  onChange={(on) => form.change('agreed', agreed.with(at, on))}
                />
              ),
            },
          ]}
        />
        {limits && <p className="muted">{limits}</p>}
      </Section>
      <Section title={words.text} note={words.textNote}>
        <p className="strategy-text" lang="en">
          {text}
        </p>
      </Section>
      <Section title={words.sign}>
        <div className="strategy-sign">
          <TextField label={words.name} maxLength={160} autoComplete="name" {...form.field('signedName')} />
          {form.errorAt('agreed') && <p role="alert">{form.errorAt('agreed')}</p>}
          <div className="strategy-sign-actions">
            <Button type="submit" look="primary" busy={form.busy}>
              {action}
            </Button>
            {aside}
          </div>
        </div>
      </Section>
    </form>
  )
}
