import { removePhoto, type User } from '@porchlight/contract'
import { Avatar, Button, OverlayLoading, toast } from '@porchlight/ui'
import { lazy, Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import { profileWords } from '#app/lib/messages/account/profile.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { QueuedNotice } from '#app/lib/offline/queued-notice.tsx'
import { useSendOrKeep } from '#app/lib/offline/send-or-keep.ts'
import { useFetchAhead, useQueued } from '#app/lib/offline/use-queue.ts'
import { photoObject, useWaitingFile, useWaitingPicture } from '#app/lib/offline/use-waiting-file.ts'

const loadModal = () => import('./photo-modal.tsx')
const PhotoModal = lazy(loadModal)

/** The photo queued on this device. */
const useWaitingPhoto = (): string | undefined => {
  const waiting = useWaitingFile(photoObject)
  return useWaitingPicture(waiting?.queue, waiting?.upload)
}

/** The profile photo or initials; a photo waiting to sync is shown and marked as such. */
export const Photo = ({ user }: { user: User }) => {
  const words = useWords(profileWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState(false)
  const name = `${user.firstName} ${user.lastName}`
  const send = useSendOrKeep()
  const queued = useQueued(photoObject)
  const waiting = useWaitingPhoto()
  useFetchAhead(() => Promise.all([loadModal(), import('@porchlight/ui/modal-box')]))
  const remove = async () => {
    const answer = await send(removePhoto, {}, { object: photoObject, label: words.removePhoto })
    if (answer.ok === true) await revalidate()
    if (answer.ok === false)
      toast({ type: 'danger', title: shared.error, message: answer.error.message || shared.couldNotComplete })
  }
  return (
    <div className="profile-photo">
      <Avatar name={name} image={waiting ?? user.image} size={96} />
      <div>
        <b className="t-h3">{name}</b>
        <QueuedNotice heads={queued} />
        <div className="profile-photo-acts">
          <Button size="small" icon="camera" onClick={() => setOpen(true)}>
            {(waiting ?? user.image) ? words.changePhoto : words.addPhoto}
          </Button>
          {user.image && (
            <Button size="small" look="bare" onClick={() => void remove()}>
              {words.removePhoto}
            </Button>
          )}
        </div>
      </div>
      {open && (
        <Suspense fallback={<OverlayLoading onClose={() => setOpen(false)} />}>
          <PhotoModal onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
