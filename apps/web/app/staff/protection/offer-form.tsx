import { type ProtectionDesk, type ProtectionProduct, protectionDesk, setProtection } from '@porchlight/contract'
import { Button, TextField, toast, UiLink } from '@porchlight/ui'
import { href, useRevalidator } from 'react-router'
import { useLatestRead } from '#app/features/overtaken/latest-read.ts'
import { type Compared, Overtaken } from '#app/features/overtaken/overtaken.tsx'
import { ConfirmedTerms } from '#app/features/prices/confirmed-terms.tsx'
import { PriceConcerns } from '#app/features/prices/price-concerns.tsx'
import { usePriceConcerns } from '#app/features/prices/use-price-concerns.ts'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffProtectionWords } from '#app/lib/messages/staff/protection.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { NumberField } from '#app/lib/number-fields.tsx'
import { useTeamZone } from '#app/lib/team-zone.ts'

type Fields = { provider: string; percent: number | null }

/** The coverage provider and premium, with a button to stop offering it. */
type Props = Pick<ProtectionDesk, 'product' | 'confirmed' | 'version'>

export const OfferForm = ({ product, confirmed, version }: Props) => {
  const teamZone = useTeamZone()
  const words = useWords(staffProtectionWords)
  const shared = useWords(formWords)
  const { locale } = useHabits()
  const { percent } = useFormats()
  const { revalidate } = useRevalidator()
  const form = useFields<Fields>({
    values: { provider: product?.provider ?? '', percent: product ? product.basisPoints / 100 : null },
    problemsOf: ({ provider, percent }) => ({
      ...(provider.trim().length < 2 && { provider: shared.required }),
      ...(!percent && { percent: shared.required }),
    }),
  })
  const concerns = usePriceConcerns()
  const read = useLatestRead(version, async () => {
    const now = await api(protectionDesk)
    return now.ok ? now.results.version : version
  })
  const offer = async (next: ProtectionProduct | null) => {
    const key = JSON.stringify(next)
    const missing = concerns.missing(key)
    if (missing) return form.refuse([], missing, shared.error)
    const answer = await api(setProtection, {
      body: { product: next, confirm: concerns.confirmationOf(key), version: read.latestRead ?? undefined },
    })
    if (!answer.ok) {
      concerns.heard(key, answer.error)
      const { message, code } = answer.error
      return read.refused(() => form.refuse([], message, shared.error))(message, [], code)
    }
    read.saved(answer.results.version)
    toast({ type: 'success', message: next ? words.saved : words.stopped })
    await revalidate()
  }
  const productOf = ({ provider, percent }: Fields): ProtectionProduct => ({
    provider: provider.trim(),
    basisPoints: Math.round((percent ?? 0) * 100),
  })
  const save = (fields: Fields) => offer(productOf(fields))
  const shareOf = (share: number | undefined | null): string => (share ? percent(Math.round(share)) : '')
  const compared = (): Compared[] => [
    [words.provider, form.values.provider, product?.provider ?? ''],
    [words.percent, shareOf(form.values.percent && form.values.percent * 100), shareOf(product?.basisPoints)],
  ]
  return (
    <form method="post" className="staff-form" noValidate onSubmit={form.submit(save)}>
      <div className="staff-pair">
        <TextField
          label={words.provider}
          hint={words.providerHint}
          required
          maxLength={120}
          {...form.field('provider')}
        />
        <NumberField
          label={words.percent}
          hint={words.percentHint}
          unit="%"
          min={0.01}
          max={100}
          decimals={2}
          required
          words={{ unclear: words.unclear }}
          locale={locale}
          {...form.field('percent')}
        />
      </div>
      <ConfirmedTerms confirmed={confirmed} timeZone={teamZone} />
      <p className="t-small muted">
        {words.termsText}{' '}
        <UiLink
          className="inline-link"
          href={href('/terms/:agreementType?', { agreementType: 'insurance-information' })}
        >
          {words.terms}
        </UiLink>
      </p>
      <PriceConcerns
        concerns={concerns.concernsOf(JSON.stringify(productOf(form.values)))}
        reason={concerns.reason}
        onReason={concerns.onReason}
      />
      {read.isOvertaken && <Overtaken fields={compared()} />}
      <div className="staff-acts">
        <Button type="submit" look="primary" busy={form.busy}>
          {product ? words.save : words.offer}
        </Button>
        {product && (
          <Button look="quiet" onClick={() => void offer(null)}>
            {words.stop}
          </Button>
        )}
      </div>
    </form>
  )
}
