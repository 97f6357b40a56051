import { endImpersonation, type User } from '@porchlight/contract'
import { Alert, Button, toast } from '@porchlight/ui'
import { href, useNavigate, useRevalidator } from 'react-router'
import { api, keepToken } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { impersonationWords } from '#app/lib/messages/account/impersonation.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { shellWords } from '#app/lib/messages/site/shell.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** The impersonation banner on every page, with the button to stop. */
export const Impersonation = ({ user, staff }: { user: User; staff: string }) => {
  const words = useWords(impersonationWords)
  const shared = useWords(formWords)
  const shell = useWords(shellWords)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { clock } = useFormats()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const until = (instant: string | null) => (instant === null ? '' : clock(instant, zone))
  const end = async () => {
    const answer = await api(endImpersonation)
    if (!answer.ok) {
      toast({ type: 'danger', title: shared.error, message: answer.error.message || shared.couldNotComplete })
      return
    }
    keepToken(answer.results.token)
    // The team started at the person's page.
    await navigate(href('/staff/people/:personId', { personId: String(user.id) }))
    await revalidate()
  }
  return (
    <aside className="bottom-alert" aria-label={shell.notices}>
      <Alert
        action={
          <Button size="small" onClick={() => void end()}>
            {words.end}
          </Button>
        }
      >
        {words.text({ staff, name: `${user.firstName} ${user.lastName}`, until: until(user.impersonatedUntil) })}
      </Alert>
    </aside>
  )
}
