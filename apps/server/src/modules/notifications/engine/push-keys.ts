/** Bytes of base64 with or without padding. */
const bytesIn = (text: string): number => Math.floor((text.replace(/=+$/, '').length * 3) / 4)

/** Whether a browser's keys can be written to: an uncompressed point of P-256 (65 bytes from 4) and 16 bytes of secret. */
export const arePushKeys = ({ p256dh, auth }: { p256dh: string; auth: string }): boolean =>
  bytesIn(p256dh) === 65 && p256dh.startsWith('B') && bytesIn(auth) === 16
