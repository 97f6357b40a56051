import { inviteAccountant } from '@porchlight/contract'
import { toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useStepUp } from '#app/lib/confirm-self/use-step-up.tsx'
import { accountantWords } from '#app/lib/messages/owner/accountants.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { Invite } from '../invite-by-email.tsx'

/** Sends an invitation, after the person confirms it’s them. */
export const useInvite = (hasPasskey: boolean) => {
  const words = useWords(accountantWords)
  const { revalidate } = useRevalidator()
  const { stepUp, question } = useStepUp({ hasPasskey })
  const invite: Invite = async (body) => {
    const answer = await stepUp(() => api(inviteAccountant, { body }))
    if (!answer) return null
    if (!answer.ok) return answer.error
    toast({ type: 'success', message: words.sent({ email: body.email }) })
    await revalidate()
    return undefined
  }
  return { invite, question }
}
