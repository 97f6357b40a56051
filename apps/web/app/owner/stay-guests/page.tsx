import '../accountants/accountants.css'
import {
  inviteOwnerStayGuest,
  type OwnerStayGuest,
  type OwnerStayGuests,
  ownerStayGuests,
  removeOwnerStayGuest,
} from '@porchlight/contract'
import { Alert, Button, ButtonLink, EmptyState, PageHead, Section, toast } from '@porchlight/ui'
import { href, useRevalidator } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { stayGuestWords } from '#app/lib/messages/owner/stay-guests.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { type Invite, InviteByEmail } from '../invite-by-email.tsx'
import type { Route } from './+types/page'

export const loader = async ({ context, params: { propertyId: id, blockId } }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(ownerStayGuests, { params: { id, blockId } }))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const useInvite = ({ home, stay }: OwnerStayGuests): Invite => {
  const words = useWords(stayGuestWords)
  const { revalidate } = useRevalidator()
  return async (body) => {
    const answer = await api(inviteOwnerStayGuest, { params: { id: home.id, blockId: stay.blockId }, body })
    if (!answer.ok) return answer.error
    toast({ type: 'success', message: words.sent({ email: body.email }) })
    await revalidate()
    return undefined
  }
}

type RowProps = { guest: OwnerStayGuest; given: OwnerStayGuests; invite: Invite }

const Row = ({ guest: { id: guestId, name, email, invitedAt }, given: { home, stay }, invite }: RowProps) => {
  const words = useWords(stayGuestWords)
  const shared = useWords(formWords)
  const { moment } = useFormats()
  const { revalidate } = useRevalidator()
  const say = (message: string) =>
    toast({ type: 'danger', title: shared.error, message: message || shared.couldNotComplete })
  const again = async () => {
    const refusal = await invite({ name, email })
    if (refusal) say(refusal.message)
  }
  const remove = async () => {
    const params = { id: home.id, blockId: stay.blockId, guestId }
    const answer = await api(removeOwnerStayGuest, { params })
    await revalidate()
    if (answer.ok) toast({ type: 'success', message: words.removed({ name }) })
    else say(answer.error.message)
  }
  return (
    <li className="accountants-row" data-columns="2">
      <span>
        <b data-content>{name}</b>
        <small data-content>{email}</small>
        <small>{words.invited({ when: moment(invitedAt, stay.timeZone) })}</small>
      </span>
      <span className="accountants-acts">
        {stay.open && (
          <Button size="small" aria-label={words.againNamed({ name })} onClick={() => void again()}>
            {words.again}
          </Button>
        )}
        <Button size="small" aria-label={words.removeNamed({ name })} onClick={() => void remove()}>
          {words.remove}
        </Button>
      </span>
    </li>
  )
}

const Missing = ({ given: { home, stay, hasGuide, hasKeys } }: { given: OwnerStayGuests }) => {
  const words = useWords(stayGuestWords)
  if (!stay.open) return <Alert>{words.over}</Alert>
  if (hasKeys) return null
  return (
    <Alert>
      {hasGuide ? words.noKeys : words.noGuide}{' '}
      <ButtonLink look="link" href={href('/owners/guide/:propertyId', { propertyId: String(home.id) })}>
        {words.toGuide}
      </ButtonLink>
    </Alert>
  )
}

/** `/owners/calendar/{propertyId}/stays/{blockId}`: the guests an owner invites to an owner stay. */
const StayGuestsPage = ({ loaderData: given }: Route.ComponentProps) => {
  const words = useWords(stayGuestWords)
  const { stayDates } = useFormats()
  const invite = useInvite(given)
  const { home, stay, guests } = given
  return (
    <>
      <PageHead
        over={`${stayDates(stay)}, ${home.town}`}
        title={words.title({ home: home.name })}
        lead={words.lead}
        actions={
          <ButtonLink href={href('/owners/calendar/:propertyId?/:date?', { propertyId: String(home.id) })}>
            {words.back}
          </ButtonLink>
        }
      />
      <Missing given={given} />
      <Section title={words.guests}>
        {guests.length === 0 && <EmptyState title={words.none}>{words.noneText}</EmptyState>}
        <ul>
          {guests.map((guest) => (
            <Row key={guest.id} guest={guest} given={given} invite={invite} />
          ))}
        </ul>
      </Section>
      {stay.open && (
        <Section title={words.invite}>
          <InviteByEmail send={words.send} invite={invite} />
        </Section>
      )}
    </>
  )
}
export default StayGuestsPage
