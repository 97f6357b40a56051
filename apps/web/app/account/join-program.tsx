import {
  accountTypeOf,
  agencyProblems,
  brokerProblems,
  canJoinProgram,
  dateIn,
  hasRole,
  joinProgram,
  type Program,
  programs,
  type User,
} from '@porchlight/contract'
import { Button, Modal, Select, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { joinProgramWords } from '#app/lib/messages/account/join-program.ts'
import { signupWords } from '#app/lib/messages/account/signup.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useSite } from '#app/lib/session.ts'
import { emptySignup, fieldNamed, type SignupForm } from './signup/fields.ts'
import { AgentSection, BrokerSection } from './signup/license-sections.tsx'

/** Programs a person can still join. */
const programsFor = ({ roles }: User): Program[] =>
  programs.filter((program) =>
    canJoinProgram(
      program,
      roles.map(({ name }) => name),
    ),
  )

const JoinForm = ({ offered, onDone }: { offered: readonly Program[]; onDone: () => void }) => {
  const words = useWords(joinProgramWords)
  const { types, dateInFuture, licenseNumberWrong, iataNumberWrong } = useWords(signupWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const { timeZone } = useSite()
  const [today] = useState(() => dateIn(timeZone, new Date()))
  const [program, setProgram] = useState(offered[0] ?? 'affiliate')
  const form = useFields<SignupForm>({
    values: emptySignup({}),
    problemsOf: (fields) => {
      const problems = {
        ...(program === 'broker' && brokerProblems(fields, today)),
        ...(program === 'travel-agent' && agencyProblems(fields, today)),
      }
      const texts = {
        required: shared.required,
        future: dateInFuture,
        license: licenseNumberWrong,
        iata: iataNumberWrong,
      }
      return Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, texts[problem]]))
    },
  })
  const send = async (fields: SignupForm) => {
    const { brokerageName, licenseStates, licenseType, licenseId, licenseExp } = fields
    const { agencyName, agencyIataNumber, agencyLicenseExp } = fields
    const body = {
      program,
      ...(program === 'broker' && {
        brokerageName,
        licenseStates: [...licenseStates],
        licenseType,
        licenseId,
        licenseExp,
      }),
      ...(program === 'travel-agent' && { agencyName, agencyIataNumber, agencyLicenseExp }),
    }
    const answer = await api(joinProgram, { body })
    if (!answer.ok) return form.refuse(answer.error.required.map(fieldNamed), answer.error.message, shared.error)
    toast({ type: 'success', message: words.sent })
    await revalidate()
    onDone()
  }
  return (
    <form method="post" noValidate className="account-form" onSubmit={form.submit(send)}>
      <p>{words.lead}</p>
      <Select
        label={words.program}
        emptyText=""
        options={offered.map((value) => ({ value, label: types[accountTypeOf[value]] }))}
        value={program}
        onChange={(value) => setProgram(value as Program)}
      />
      {program === 'broker' && <BrokerSection form={form} today={today} />}
      {program === 'travel-agent' && <AgentSection form={form} today={today} />}
      <Button type="submit" look="primary" busy={form.busy}>
        {words.apply}
      </Button>
    </form>
  )
}

/** Lets someone with an account apply for a partner program, as others do at sign-up. */
export const JoinProgram = ({ user }: { user: User }) => {
  const words = useWords(joinProgramWords)
  const [open, setOpen] = useState(false)
  const offered = programsFor(user)
  const isPartner = programs.some((program) => hasRole(user, program))
  // A team member would be deciding on an application from their own side.
  if (offered.length === 0 || hasRole(user, 'staff') || hasRole(user, 'admin')) return null
  const title = isPartner ? words.another : words.become
  return (
    <>
      <Button onClick={() => setOpen(true)}>{title}</Button>
      <Modal open={open} onClose={() => setOpen(false)} title={title} closeLabel={words.close}>
        <JoinForm offered={offered} onDone={() => setOpen(false)} />
      </Modal>
    </>
  )
}
