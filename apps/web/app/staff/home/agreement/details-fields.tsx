import { chargedFeeCodes, commissionBearers, mostCommission } from '@porchlight/contract'
import { Button, Disclosure, IconButton, Select, Switch } from '@porchlight/ui'
import type { FieldsOf } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { capitalized } from '#app/lib/intl.ts'
import { useLanguage } from '#app/lib/language-context.ts'
import { agreementTermsWords } from '#app/lib/messages/staff/agreement-terms.ts'
import { staffFeesWords } from '#app/lib/messages/staff/fees.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { MoneyField, NumberField } from '#app/lib/number-fields.tsx'
import type { AgreementFields } from './fields.ts'

type Props = { form: FieldsOf<AgreementFields>; currency: string }

const useNumber = () => {
  const words = useWords(agreementTermsWords)
  const { locale } = useHabits()
  return { words: { unclear: words.unclear }, locale }
}

const percent = { unit: '%', min: 0, max: mostCommission / 100, decimals: 2 } as const

const Tiers = ({ form }: { form: Props['form'] }) => {
  const words = useWords(agreementTermsWords)
  const number = useNumber()
  const { tiers } = form.values
  return (
    <fieldset className="agreement-rows">
      <legend>{words.tiers}</legend>
      {tiers.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity of their own
        <div key={at} className="agreement-row">
          <NumberField
            label={words.fromNights}
            min={2}
            max={366}
            {...number}
            {...form.field(`tiers.${at}.fromNights`)}
          />
          <NumberField label={words.percent} {...percent} {...number} {...form.field(`tiers.${at}.percent`)} />
          <IconButton
            icon="trash"
            label={words.removeTier({ number: at + 1 })}
            onClick={() =>
              form.change(
                'tiers',
                tiers.filter((_tier, other) => other !== at),
              )
            }
          />
        </div>
      ))}
      {tiers.length < 6 && (
        <Button size="small" onClick={() => form.change('tiers', [...tiers, { fromNights: null, percent: null }])}>
          {words.addTier}
        </Button>
      )}
    </fieldset>
  )
}

const FeeShares = ({ form }: { form: Props['form'] }) => {
  const words = useWords(agreementTermsWords)
  const fees = useWords(staffFeesWords)
  const number = useNumber()
  const { feeShares } = form.values
  const free = chargedFeeCodes.find((code) => !feeShares.some((share) => share.code === code))
  return (
    <fieldset className="agreement-rows">
      <legend>{words.feeShares}</legend>
      {feeShares.map(({ code }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity of their own
        <div key={at} className="agreement-row">
          <Select
            label={words.fee}
            emptyText=""
            options={chargedFeeCodes.map((value) => ({ value, label: fees.codes[value] }))}
            value={code}
            error={form.errorAt(`feeShares.${at}.code`)}
            onChange={(value) => form.change(`feeShares.${at}.code`, value as typeof code)}
          />
          <NumberField
            label={words.ownerPart}
            unit="%"
            min={0}
            max={100}
            decimals={2}
            {...number}
            {...form.field(`feeShares.${at}.percent`)}
          />
          <IconButton
            icon="trash"
            label={words.removeFee({ fee: fees.codes[code] })}
            onClick={() =>
              form.change(
                'feeShares',
                feeShares.filter((_share, other) => other !== at),
              )
            }
          />
        </div>
      ))}
      {free && (
        <Button size="small" onClick={() => form.change('feeShares', [...feeShares, { code: free, percent: null }])}>
          {words.addFee}
        </Button>
      )}
    </fieldset>
  )
}

/** Who pays card fees and partners' commissions. */
const Bearers = ({ form }: { form: Props['form'] }) => {
  const words = useWords(agreementTermsWords)
  const number = useNumber()
  const language = useLanguage()
  const bearers = commissionBearers.map((value) => ({ value, label: capitalized(words.bearers[value], language) }))
  const { cardPercent, cardBearer, cardBefore, agentBearer } = form.values
  return (
    <>
      <div className="staff-pair">
        <NumberField
          label={words.cardPercent}
          hint={words.cardHint}
          unit="%"
          min={0.01}
          max={5}
          decimals={2}
          {...number}
          {...form.field('cardPercent')}
        />
        <Select
          label={words.cardBearer}
          emptyText=""
          disabled={cardPercent === null}
          options={bearers}
          value={cardBearer}
          onChange={(value) => form.change('cardBearer', value as typeof cardBearer)}
        />
      </div>
      <Switch
        label={words.cardBefore}
        disabled={cardPercent === null}
        checked={cardBefore}
        onChange={(on) => form.change('cardBefore', on)}
      />
      <Select
        label={words.agentBearer}
        emptyText=""
        options={[{ value: '', label: words.asProgram }, ...bearers]}
        value={agentBearer}
        onChange={(value) => form.change('agentBearer', value as typeof agentBearer)}
      />
    </>
  )
}

/** The terms of an agreement beyond its percentage; empty fields don't apply. */
export const DetailsFields = ({ form, currency }: Props) => {
  const words = useWords(agreementTermsWords)
  const number = useNumber()
  const money = (name: 'fixedFee' | 'minimumCommission' | 'guarantee' | 'reserve' | 'repairLimit') => (
    <MoneyField
      label={words[name]}
      hint={words.hints[name]}
      currency={currency}
      min={0}
      max={100_000_000}
      {...number}
      {...form.field(name)}
    />
  )
  return (
    <Disclosure summary={words.more}>
      <div className="staff-form">
        <p className="muted">{words.moreNote}</p>
        <Tiers form={form} />
        <div className="staff-pair">
          <NumberField label={words.agentRate} {...percent} {...number} {...form.field('agentRate')} />
          <NumberField label={words.affiliateRate} {...percent} {...number} {...form.field('affiliateRate')} />
          {money('fixedFee')}
          {money('minimumCommission')}
          {money('guarantee')}
        </div>
        <FeeShares form={form} />
        <Bearers form={form} />
        <div className="staff-pair">
          {money('reserve')}
          {money('repairLimit')}
        </div>
      </div>
    </Disclosure>
  )
}
