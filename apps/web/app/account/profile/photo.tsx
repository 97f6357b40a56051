import { removePhoto, type User } from '@porchlight/contract'
import { Avatar, Button, toast } from '@porchlight/ui'
import { lazy, Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { profileWords } from '#app/lib/messages/account/profile.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'

const PhotoModal = lazy(() => import('./photo-modal.tsx'))

/** The picture somebody shows, or his initials. */
export const Photo = ({ user }: { user: User }) => {
  const words = useWords(profileWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState(false)
  const name = `${user.firstName} ${user.lastName}`
  const remove = async () => {
    const answer = await api(removePhoto)
    if (answer.ok) await revalidate()
    else toast({ type: 'danger', title: shared.error, message: answer.error.message || shared.couldNotComplete })
  }
  return (
    <div className="profile-photo">
      <Avatar name={name} image={user.image} size={96} />
      <div>
        <b className="t-h3">{name}</b>
        <div className="profile-photo-acts">
          <Button size="small" icon="camera" onClick={() => setOpen(true)}>
            {user.image ? words.changePhoto : words.addPhoto}
          </Button>
          {user.image && (
            <Button size="small" look="bare" onClick={() => void remove()}>
              {words.removePhoto}
            </Button>
          )}
        </div>
      </div>
      {open && (
        <Suspense fallback={null}>
          <PhotoModal onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
