import { Checkbox, TextField } from '@porchlight/ui'
import { inquiryWords } from '#app/lib/messages/leads/inquiry.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { InquiryProblems } from './send-inquiry.ts'

type Props = {
  entered?: Record<string, string[]> | undefined
  problems?: InquiryProblems | undefined
  /** A newsletter sign-up is its own consent. */
  consent?: boolean
  phone?: boolean
}

/** Name, email, phone, and consent to receive news. */
export const PersonFields = ({ entered, problems, consent = true, phone = true }: Props) => {
  const words = useWords(inquiryWords)
  const was = (name: string) => entered?.[name]?.[0] ?? ''
  return (
    <>
      <TextField
        label={words.name}
        name="name"
        autoComplete="name"
        required
        maxLength={200}
        defaultValue={was('name')}
        error={problems?.name && words.nameMissing}
      />
      <TextField
        label={words.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        defaultValue={was('email')}
        error={problems?.email && words.emailWrong}
      />
      {phone && (
        <TextField
          label={words.phone}
          aside={words.optional}
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={40}
          defaultValue={was('phone')}
          error={problems?.phone && words.phoneWrong}
        />
      )}
      {consent && (
        <Checkbox quiet name="consent" value="yes" label={words.consent} defaultChecked={was('consent') === 'yes'} />
      )}
    </>
  )
}
