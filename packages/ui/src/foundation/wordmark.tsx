import './wordmark.css'
import { classNames } from './class-names.ts'

/** A name in the display typeface, with its first lowercase i dotted with the lamp. */
export const Wordmark = ({ name, className }: { name: string; className?: string }) => {
  const at = name.indexOf('i')
  if (at < 0) return <span className={classNames('ui-wordmark', className)}>{name}</span>
  return (
    <span className={classNames('ui-wordmark', className)}>
      <span className="visually-hidden">{name}</span>
      <span aria-hidden="true">
        {name.slice(0, at)}
        <b className="ui-wordmark-lamp">ı</b>
        {name.slice(at + 1)}
      </span>
    </span>
  )
}
