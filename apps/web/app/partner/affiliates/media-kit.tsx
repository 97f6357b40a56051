import { Button } from '@porchlight/ui'
import { lazy, Suspense, useRef } from 'react'
import { useCopy } from '#app/features/links/use-copy.ts'
import { partnerProgramWords } from '#app/lib/messages/partner/programs.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useSite } from '#app/lib/session.ts'
import { type BannerSize, bannerHtml, bannerSizes } from './banner-html.ts'

const QrCode = lazy(() => import('#app/lib/qr-code.tsx'))

const Qr = ({ link, code }: { link: string; code: string }) => {
  const words = useWords(partnerProgramWords)
  const place = useRef<HTMLDivElement>(null)
  const save = () => {
    const svg = place.current?.querySelector('svg')
    if (!svg) return
    const text = new XMLSerializer().serializeToString(svg)
    const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))
    const anchor = Object.assign(document.createElement('a'), { href: address, download: `${code}.svg` })
    anchor.click()
    URL.revokeObjectURL(address)
  }
  return (
    <div className="kit-qr" ref={place}>
      <Suspense fallback={null}>
        <QrCode className="kit-qr-picture" text={link} label={words.qrOf({ link })} />
      </Suspense>
      <Button size="small" icon="download" onClick={save}>
        {words.qrDownload}
      </Button>
    </div>
  )
}

const Banner = ({ size, html }: { size: BannerSize; html: string }) => {
  const words = useWords(partnerProgramWords)
  const copy = useCopy()
  return (
    <div className="kit-banner">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by bannerHtml, which escapes what it is given */}
      <div className="kit-banner-preview" inert data-content dangerouslySetInnerHTML={{ __html: html }} />
      <Button
        size="small"
        icon="copy"
        aria-label={words.bannerCopyOf({ size: words.banners[size] })}
        onClick={() => copy(html, words.copied)}
      >
        {words.bannerCopy}
      </Button>
    </div>
  )
}

/** A QR code and banners for a link. They load nothing from us, so they set no cookies and work wherever HTML does. */
export const MediaKit = ({ link, code }: { link: string; code: string }) => {
  const words = useWords(partnerProgramWords)
  const site = useSite()
  return (
    <div className="kit">
      <Qr link={link} code={code} />
      {bannerSizes.map((size) => (
        <Banner key={size} size={size} html={bannerHtml({ size, link, name: site.name, text: words.bannerText })} />
      ))}
    </div>
  )
}
