import { Skeleton } from '@porchlight/ui'
import type { MediaFile } from '@porchlight/ui/file-uploader'
import { lazy, Suspense } from 'react'

const Attach = lazy(() => import('#app/lib/attaching/attach.tsx'))

type Props = {
  label: string
  hint?: string
  error?: string | undefined
  files: readonly MediaFile[]
  onChange: (files: readonly MediaFile[]) => void
}

/** One side's photos. They must be uploaded before anything is sent: a claim is about money and isn't queued. */
export const Photos = (props: Props) => (
  <Suspense fallback={<Skeleton height={120} />}>
    <Attach {...props} accept="image/*" />
  </Suspense>
)
