import { Button } from '@porchlight/ui'
import { useCopy } from '#app/features/links/use-copy.ts'
import { partnerProgramWords } from '#app/lib/messages/partner/programs.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useSite } from '#app/lib/session.ts'
import { type BannerSize, bannerHtml, bannerSizes } from './banner-html.ts'

const Banner = ({ size, html }: { size: BannerSize; html: string }) => {
  const words = useWords(partnerProgramWords)
  const copy = useCopy()
  return (
    <div className="kit-banner" data-size={size}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by bannerHtml, which escapes what it is given */}
      <div className="kit-banner-preview" inert data-content dangerouslySetInnerHTML={{ __html: html }} />
      <div className="kit-acts">
        <Button
          size="small"
          icon="copy"
          aria-label={words.bannerCopyOf({ size: words.banners[size] })}
          onClick={() => copy(html, words.copied)}
        >
          {words.bannerCopy}
        </Button>
        <small className="muted num">{words.banners[size]}</small>
      </div>
    </div>
  )
}

/** Banners for a link. They load nothing from us, so they set no cookies and work wherever HTML does. */
export const MediaKit = ({ link }: { link: string }) => {
  const words = useWords(partnerProgramWords)
  const site = useSite()
  return (
    <div className="kit">
      {bannerSizes.map((size) => (
        <Banner key={size} size={size} html={bannerHtml({ size, link, name: site.name, text: words.bannerText })} />
      ))}
    </div>
  )
}
