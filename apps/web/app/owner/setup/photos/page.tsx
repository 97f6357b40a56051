import './photos.css'
import { fewestPictures, keepPhotos, mostPictures, photosOfHome, renditionUrl, setupOfHome } from '@porchlight/contract'
import { Meter } from '@porchlight/ui'
import { FileUploader, type MediaFile } from '@porchlight/ui/file-uploader'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { api } from '#app/lib/api.ts'
import { photoDownscale } from '#app/lib/attaching/downscale.ts'
import { useUploaderWords } from '#app/lib/attaching/uploader-words.ts'
import { setupWords } from '#app/lib/messages/owner/setup.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { mostBytes, sendOrHold } from '#app/lib/offline/send-file.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { SetupFrame } from '../frame.tsx'
import { redirectToHome } from '../redirect-to-home.ts'
import { type SaveOutcome, useAutoSave } from '../use-auto-save.ts'
import type { Route } from './+types/page'
import { PhotoCard } from './photo-card.tsx'
import { addUploaded, applySaved, movePhoto, type PhotoRow, photoRow, photoToSave } from './rows.ts'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  if (!params.propertyId) return redirectToHome(api, 'photos')
  const home = { params: { id: params.propertyId } }
  const [given, setup] = await Promise.all([api(photosOfHome, home), api(setupOfHome, home)])
  return { given: resultsOf(given), setup: resultsOf(setup) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** Wide enough for a card on a high-density screen. */
const thumbnailWidth = 640

const HowMany = ({ count }: { count: number }) => {
  const { photos: words } = useWords(setupWords)
  const left = Math.max(0, fewestPictures - count)
  return (
    <div className="photo-count">
      <p>
        <b>{words.count({ count })}</b>
        <small>{left > 0 ? words.still({ count: left }) : words.enough}</small>
      </p>
      <Meter percent={Math.min(100, (count / fewestPictures) * 100)} />
    </div>
  )
}

/** Uploaded photos join the gallery at once; text and order save as they change. */
const PhotosStep = ({ given, setup }: Route.ComponentProps['loaderData']) => {
  const { photos: words } = useWords(setupWords)
  const uploader = useUploaderWords()
  const { revalidate } = useRevalidator()
  const [rows, setRows] = useState<PhotoRow[]>(() =>
    given.photos.map((picture) => photoRow(picture, renditionUrl(picture, thumbnailWidth, 'webp'))),
  )
  const [files, setFiles] = useState<readonly MediaFile[]>([])
  const keep = async (now: PhotoRow[]): Promise<SaveOutcome> => {
    const body = { photos: now.map(photoToSave) }
    const answer = await api(keepPhotos, { params: { id: given.home.id }, body })
    if (!answer.ok) return { why: answer.error.message, again: answer.error.code === 'offline' }
    const { photos } = answer.results
    setRows((later) => applySaved(later, now, photos))
    void revalidate()
    return undefined
  }
  const { state } = useAutoSave(rows, keep)
  const receive = (next: readonly MediaFile[]) => {
    const arrived = next.filter(({ data }) => !data?.uploading && !data?.waits)
    setFiles(next.filter((file) => !arrived.includes(file)))
    if (arrived.length > 0) setRows((before) => addUploaded(before, arrived))
  }
  const isFull = rows.length >= mostPictures
  return (
    <SetupFrame setup={setup} current="photos" lead={words.lead({ least: fewestPictures })} saving={state}>
      <HowMany count={rows.length} />
      <ol className="photo-cards">
        {rows.map((row, at) => (
          <PhotoCard
            key={row.key}
            row={row}
            at={at}
            count={rows.length}
            rooms={given.rooms}
            onChange={(part) => setRows((all) => all.map((one) => (one.key === row.key ? { ...one, ...part } : one)))}
            onPlace={(to) => setRows((all) => movePhoto(all, at, to))}
            onRemove={() => setRows((all) => all.filter(({ key }) => key !== row.key))}
          />
        ))}
      </ol>
      <FileUploader
        label={words.add}
        hint={words.addHint}
        accept="image/*"
        most={20}
        mostBytes={mostBytes.photo}
        downscale={photoDownscale}
        disabled={isFull}
        value={files}
        onChange={receive}
        send={sendOrHold}
        words={{ ...uploader, drop: isFull ? words.full : words.drop, full: words.full }}
      />
    </SetupFrame>
  )
}

/** `/owners/photos/{propertyId}`: the photo gallery of a home. */
const PhotosPage = ({ loaderData }: Route.ComponentProps) => (
  <PhotosStep key={loaderData.given.home.id} {...loaderData} />
)
export default PhotosPage
