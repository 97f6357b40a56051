import { joinTrip, type SharedTrip } from '@porchlight/contract'
import { Button, RadioGroup, TextField, toast } from '@porchlight/ui'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { friendsWords } from '#app/lib/messages/traveler/friends.ts'
import { prepareWords } from '#app/lib/messages/traveler/prepare.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { newSecret } from '#app/lib/secret.ts'
import { saveFriendKey } from './friend-keys.ts'

type Age = 'adult' | 'child'
type Fields = { firstName: string; lastName: string; age: Age }
type Props = { token: string; places: SharedTrip['places']; onJoined: () => Promise<void> }

/** The form to join the guest list. The friend's device stores the key to leave it again. */
export const JoinForm = ({ token, places, onJoined }: Props) => {
  const words = useWords(friendsWords)
  const { firstName, lastName, missing } = useWords(prepareWords)
  const shared = useWords(formWords)
  const form = useFields<Fields>({
    values: { firstName: '', lastName: '', age: places.adult > 0 ? 'adult' : 'child' },
    problemsOf: (fields) => ({
      ...(fields.firstName.trim() === '' && { firstName: missing }),
      ...(fields.lastName.trim() === '' && { lastName: missing }),
    }),
  })
  const join = async (fields: Fields) => {
    const key = newSecret()
    const answer = await api(joinTrip, { params: { token }, body: { ...fields, key } })
    if (!answer.ok) return form.refuse([], answer.error.message, shared.error)
    saveFriendKey(answer.results.id, key)
    toast({ type: 'success', message: words.joined })
    await onJoined()
  }
  const option = (value: Age) => ({ value, label: words.ages[value], disabled: places[value] === 0 })
  return (
    <form method="post" className="prepare-form" noValidate onSubmit={form.submit(join)}>
      <RadioGroup
        legend={words.adultOrChild}
        look="segments"
        options={[option('adult'), option('child')]}
        {...form.field('age')}
        onChange={(value) => form.change('age', value as Age)}
      />
      <div className="prepare-pair">
        <TextField label={firstName} autoComplete="given-name" maxLength={80} {...form.field('firstName')} />
        <TextField label={lastName} autoComplete="family-name" maxLength={80} {...form.field('lastName')} />
      </div>
      <div className="prepare-acts">
        <Button type="submit" look="primary" busy={form.busy}>
          {words.send}
        </Button>
      </div>
    </form>
  )
}
