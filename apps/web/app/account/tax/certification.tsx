import { taxCertification } from '@porchlight/contract'
import { Checkbox, TextField } from '@porchlight/ui'
import { useLanguage } from '#app/lib/language-context.ts'
import { taxWords } from '#app/lib/messages/account/tax.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { TaxFieldsProps } from './taxpayer-fields.tsx'

/** The certification text required by law, and the signature. */
export const Certification = ({ fields, set, wrong }: TaxFieldsProps) => {
  const words = useWords(taxWords)
  const isEnglish = useLanguage().startsWith('en')
  const { opening, points, revision } = taxCertification
  return (
    <fieldset className="tax-certification">
      <legend className="t-card">{words.certification}</legend>
      {!isEnglish && <p className="muted">{words.certificationText}</p>}
      <div lang="en" data-content>
        <p>{opening}</p>
        <ol>
          {points.map((point, at) => (
            <li key={point}>{at === 1 && fields.backupWithholding ? <s>{point}</s> : point}</li>
          ))}
        </ol>
        <p className="muted">{revision}</p>
      </div>
      <Checkbox
        quiet
        label={words.backup}
        checked={fields.backupWithholding}
        onChange={(backupWithholding) => set({ backupWithholding })}
      />
      <Checkbox
        label={words.certified}
        checked={fields.certified}
        onChange={(certified) => set({ certified })}
        error={wrong('certified')}
      />
      <TextField
        label={words.signedName}
        autoComplete="name"
        maxLength={120}
        value={fields.signedName}
        onChange={(signedName) => set({ signedName })}
        error={wrong('signedName')}
      />
    </fieldset>
  )
}
