/** What an owner photographed after a stay: a floor lamp on the floor, its foot broken off. */
export const damagePhoto = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="840" viewBox="0 0 1200 840">
<rect width="1200" height="840" fill="#e6dccb"/>
<rect y="520" width="1200" height="320" fill="#a98b66"/>
<g stroke="#8f7352" stroke-width="4"><path d="M0 584h1200M0 664h1200M0 752h1200"/></g>
<rect y="500" width="1200" height="24" fill="#f4eee2"/>
<rect x="60" y="300" width="420" height="250" rx="24" fill="#7d8d80"/>
<rect x="40" y="380" width="80" height="190" rx="24" fill="#6d7d70"/>
<rect x="420" y="380" width="80" height="190" rx="24" fill="#6d7d70"/>
<g stroke="#2f2a26" stroke-width="16" stroke-linecap="round"><path d="M520 700L930 620"/></g>
<path d="M930 540l150 -30 40 170 -160 30z" fill="#f3e3b8" stroke="#2f2a26" stroke-width="6"/>
<ellipse cx="420" cy="742" rx="82" ry="30" fill="#2f2a26"/>
<path d="M470 730l26 -12M486 748l30 -4M460 758l20 14" stroke="#2f2a26" stroke-width="8" stroke-linecap="round"/>
</svg>`
