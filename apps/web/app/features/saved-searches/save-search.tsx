import { Button } from '@porchlight/ui'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'

const SaveDialog = lazy(() => import('./save-dialog.tsx'))

/** Opens the dialog that saves the search of this address. */
export const SaveSearch = ({ label, place }: { label: string; place: string | undefined }) => {
  const [search] = useSearchParams()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="bare" icon="bell" className="save-search" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Suspense>{open && <SaveDialog search={search} place={place} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
