import './embedded-item.css'
import { useState } from 'react'
import { classNames } from '../foundation/class-names.ts'
import { Icon, type IconName } from '../foundation/icon.tsx'
import { embedAddress, linkAddress } from './embed-address.ts'
import { Picture, type PictureImage, type PictureProps } from './picture.tsx'

export type EmbeddedItemProps = {
  title: string
  url: string
  /** Hosts that can be embedded in the page; everything else opens as a separate page. */
  hosts: readonly string[]
  poster?: PictureImage | null
  /** Secondary text below the title, such as "PDF, 1.2 MB". */
  detail?: string
  words: {
    /** The label on the poster of an embedded item, such as "Start the tour". */
    show: string
    /** The label of an item that opens as a separate page. */
    open: string
  }
  className?: string
} & Pick<PictureProps, 'srcOf' | 'widths' | 'formats'>

type Kind = { icon: IconName; sandbox?: string; allow?: string }

const Poster = ({ icon, ...props }: EmbeddedItemProps & Pick<Kind, 'icon'>) => (
  <span className="ui-embedded-poster">
    {props.poster ? (
      <Picture
        image={props.poster}
        sizes="(width <= 768px) 100vw, 720px"
        silent
        {...(props.srcOf && { srcOf: props.srcOf })}
        {...(props.widths && { widths: props.widths })}
        {...(props.formats && { formats: props.formats })}
      />
    ) : (
      <Icon name={icon} size={36} />
    )}
  </span>
)

const Text = ({
  title,
  detail,
  act,
  icon,
}: {
  title: string
  detail: string | undefined
  act: string
  icon: IconName
}) => (
  <span className="ui-embedded-text">
    <span className="ui-embedded-title">{title}</span>
    {detail && <span className="ui-embedded-detail">{detail}</span>}
    <span className="ui-embedded-act">
      <Icon name={icon} size={18} />
      {act}
    </span>
  </span>
)

/** A poster at first. When pressed, it becomes the embedded item if its host is allowed; otherwise it is a link. */
const EmbeddedItem = ({ kind, ...props }: EmbeddedItemProps & { kind: Kind }) => {
  const { title, url, hosts, detail, words } = props
  const [shown, setShown] = useState(false)
  const address = embedAddress(url, hosts)
  const className = classNames('ui-embedded', props.className)
  if (shown && address)
    return (
      <iframe
        // Focus moves from the poster to the player.
        ref={(frame) => frame?.focus()}
        className={classNames(className, 'ui-embedded-frame')}
        title={title}
        src={address}
        sandbox={kind.sandbox}
        allow={kind.allow}
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  if (address)
    return (
      <button type="button" className={className} onClick={() => setShown(true)}>
        <Poster {...props} icon={kind.icon} />
        <Text title={title} detail={detail} act={words.show} icon="play" />
      </button>
    )
  return (
    <a className={className} href={linkAddress(url)} target="_blank" rel="noopener noreferrer">
      <Poster {...props} icon={kind.icon} />
      <Text title={title} detail={detail} act={words.open} icon="arrow-up-right" />
    </a>
  )
}

/** A virtual tour of the rooms, from one of the companies that host them. */
export const TourItem = (props: EmbeddedItemProps) => (
  <EmbeddedItem
    {...props}
    kind={{
      icon: 'door',
      sandbox: 'allow-scripts allow-same-origin allow-popups',
      allow: 'fullscreen; xr-spatial-tracking; gyroscope; accelerometer',
    }}
  />
)

/** A document. Browsers don't show PDFs in a sandbox, so its host must be trusted. */
export const PdfItem = (props: EmbeddedItemProps) => <EmbeddedItem {...props} kind={{ icon: 'document' }} />
