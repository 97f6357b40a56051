import { Alert, Disclosure, Press, TextField } from '@porchlight/ui'
import { useState } from 'react'
import { type FieldProblems, useFields } from '#app/lib/form.ts'
import { checkoutWords } from '#app/lib/messages/site/checkout.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { bankPaymentWords } from '#app/lib/messages/stay/bank-payments.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { type BankForm as Account, type BankProblem, bankProblems, emptyBank } from './bank-check.ts'
import { Allow, BankForm } from './bank-terms.tsx'
import type { BankProps } from './pay-form.tsx'
import { bankTokenOf, sandboxAccounts, sandboxRouting } from './sandbox-banks.ts'

/** Lists the sandbox test accounts. */
const TestAccounts = ({ onUse }: { onUse: (account: string) => void }) => {
  const words = useWords(bankPaymentWords)
  const { sandbox, fillIn } = useWords(checkoutWords)
  return (
    <Alert tone="info" title={sandbox}>
      <p>{words.sandboxText}</p>
      <Disclosure summary={words.testAccounts}>
        <ul className="checkout-cards num">
          {sandboxAccounts.map(({ number, token }) => (
            <li key={token}>
              <Press className="inline-link" aria-label={fillIn({ number })} onClick={() => onUse(number)}>
                {number}
              </Press>
              <span>{words.accounts[token]}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </Alert>
  )
}

const useProblems = () => {
  const words = useWords(bankPaymentWords)
  const { required } = useWords(formWords)
  const texts: Record<BankProblem, string> = {
    required,
    routing: words.routingInvalid,
    unknown: words.accountUnknown,
    allow: words.allowMissing,
  }
  return (account: Account): FieldProblems<Account> =>
    Object.fromEntries(Object.entries(bankProblems(account)).map(([field, problem]) => [field, texts[problem]]))
}

/** Sandbox bank account form: only a token is sent. */
const SandboxBank = ({ booking, state, onPay }: BankProps) => {
  const words = useWords(bankPaymentWords)
  const [account, setAccount] = useState<Account>(emptyBank)
  const form = useFields<Account>({
    values: account,
    onChange: (name, value) => setAccount((before) => ({ ...before, [name]: value })),
    problemsOf: useProblems(),
  })
  const send = (typed: Account) => {
    const token = bankTokenOf(typed.account)
    if (token) onPay(token, 'bank')
  }
  const use = (number: string) => setAccount({ ...account, routing: sandboxRouting, account: number })
  return (
    <BankForm booking={booking} state={state} lead={<TestAccounts onUse={use} />} onSubmit={form.submit(send)}>
      <div className="checkout-grid num">
        <TextField
          className="checkout-wide"
          label={words.holder}
          {...form.field('holder')}
          autoComplete="name"
          required
        />
        <TextField
          label={words.routing}
          hint={words.routingHint}
          {...form.field('routing')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          required
        />
        <TextField
          label={words.account}
          {...form.field('account')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={17}
          required
        />
      </div>
      <Allow
        booking={booking}
        allowed={account.allowed}
        error={form.errorAt('allowed')}
        onAllow={(on) => form.change('allowed', on)}
      />
    </BankForm>
  )
}

// React.lazy asks for a default export.
export default SandboxBank
