import { needsEin, type TaxField, type TaxFormFields, taxClassifications } from '@porchlight/contract'
import { RadioGroup, Select, TextField } from '@porchlight/ui'
import { taxWords } from '#app/lib/messages/account/tax.ts'
import { accountWords } from '#app/lib/messages/site/account.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'

export type TaxFieldsProps = {
  fields: TaxFormFields
  set: (more: Partial<TaxFormFields>) => void
  /** The error of a field: none before the first submit. */
  wrong: (field: TaxField, text?: string) => string | undefined
}

/** The taxpayer: name, classification, exemptions. */
export const TaxpayerFields = ({ fields, set, wrong }: TaxFieldsProps) => {
  const words = useWords(taxWords)
  const account = useWords(accountWords)
  const { optional } = useWords(formWords)
  return (
    <>
      <TextField
        label={words.name}
        hint={words.nameHint}
        autoComplete="name"
        maxLength={120}
        value={fields.name}
        onChange={(name) => set({ name })}
        error={wrong('name')}
      />
      <TextField
        label={words.businessName}
        aside={optional}
        hint={words.businessHint}
        autoComplete="organization"
        maxLength={120}
        value={fields.businessName}
        onChange={(businessName) => set({ businessName })}
      />
      <Select
        label={words.classification}
        emptyText={account.noOptions}
        options={taxClassifications.map((value) => ({ value, label: words.classifications[value] }))}
        value={fields.classification}
        onChange={(chosen) => {
          const classification = taxClassifications.find((one) => one === chosen)
          if (classification) set({ classification })
        }}
      />
      {fields.classification === 'other' && (
        <TextField
          label={words.otherClassification}
          maxLength={120}
          value={fields.otherClassification}
          onChange={(otherClassification) => set({ otherClassification })}
          error={wrong('otherClassification')}
        />
      )}
      {fields.classification !== 'individual' && (
        <div className="tax-codes">
          <TextField
            label={words.exemptPayeeCode}
            aside={optional}
            hint={words.codesHint}
            maxLength={2}
            value={fields.exemptPayeeCode}
            onChange={(exemptPayeeCode) => set({ exemptPayeeCode })}
          />
          <TextField
            label={words.fatcaCode}
            aside={optional}
            maxLength={1}
            value={fields.fatcaCode}
            onChange={(fatcaCode) => set({ fatcaCode })}
          />
        </div>
      )}
    </>
  )
}

/** The taxpayer ID. */
export const TaxNumber = ({ fields, set, wrong }: TaxFieldsProps) => {
  const words = useWords(taxWords)
  return (
    <>
      {!needsEin(fields.classification) && (
        <RadioGroup
          legend={words.taxIdKind}
          value={fields.taxIdKind}
          onChange={(chosen) => set({ taxIdKind: chosen === 'ein' ? 'ein' : 'ssn' })}
          options={(['ssn', 'ein'] as const).map((value) => ({ value, label: words.kinds[value] }))}
        />
      )}
      <TextField
        label={needsEin(fields.classification) ? words.kinds.ein : words.taxId}
        hint={words.taxIdHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={fields.taxId}
        onChange={(taxId) => set({ taxId })}
        error={wrong('taxId', words.taxIdWrong)}
      />
    </>
  )
}
