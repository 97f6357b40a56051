import { Button } from '@porchlight/ui'
import { lazy, Suspense, useRef } from 'react'
import { partnerProgramWords } from '#app/lib/messages/partner/programs.ts'
import { useWords } from '#app/lib/messages/words.ts'

const QrCode = lazy(() => import('#app/lib/qr-code.tsx'))

/** The QR code of a link, to print. */
export const Qr = ({ link, file }: { link: string; file: string }) => {
  const words = useWords(partnerProgramWords)
  const place = useRef<HTMLDivElement>(null)
  const save = () => {
    const svg = place.current?.querySelector('svg')
    if (!svg) return
    const text = new XMLSerializer().serializeToString(svg)
    const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))
    const anchor = Object.assign(document.createElement('a'), { href: address, download: `${file}.svg` })
    anchor.click()
    URL.revokeObjectURL(address)
  }
  return (
    <div className="kit-qr" ref={place}>
      <Suspense fallback={<div className="kit-qr-picture" />}>
        <QrCode className="kit-qr-picture" text={link} label={words.qrOf({ link })} />
      </Suspense>
      <Button size="small" icon="download" onClick={save}>
        {words.qrDownload}
      </Button>
    </div>
  )
}
