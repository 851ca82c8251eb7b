/*
 * Markup that wants to run something, by the way it tries. What each does if it gets through: it opens a dialog, which the
 * end-to-end tests forbid, or leaves an element or attribute behind that rich text does not have.
 */

const image = '<img src=x onerror=alert(1)>';

/** Deeper than the levels that parsers flatten. */
const deep = (tag: string, content: string, levels = 520) =>
  `${`<${tag}>`.repeat(levels)}${content}${`</${tag}>`.repeat(levels)}`;

export const hostileMarkup: Readonly<Record<string, readonly string[]>> = {
  'plain attempts': [
    '<script>alert(1)</script>',
    `<p>${image}</p>`,
    '<p onclick="alert(1)" onfocus=alert(1) tabindex=1 autofocus>x</p>',
    '<a href="https://x.example" onmouseover="alert(1)" style="position:fixed;inset:0">x</a>',
    '<details open ontoggle=alert(1)><summary>x</summary></details>',
    '<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)></audio>',
    '<input onfocus=alert(1) autofocus><button formaction=javascript:alert(1)>x</button>',
    '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<iframe srcdoc="&lt;script&gt;parent.alert(1)&lt;/script&gt;"></iframe>',
    '<base href="https://evil.example/"><link rel=import href=//evil.example/x>',
    '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
    '<marquee onstart=alert(1)>x</marquee><p/onpointerrawupdate=alert(1)>x</p>',
  ],
  'addresses of links': [
    '<a href="javascript:alert(1)">x</a>',
    '<a href="JaVa&#x09;Script&colon;alert(1)">x</a>',
    '<a href="\u0001\u000Ejavascript:alert(1)">x</a>',
    '<a href="&#106;&#97;vascript&#58;alert(1)">x</a>',
    '<a href="java\nscript:alert(1)">x</a>',
    '<a href=" \u2028javascript:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
    '<a href="vbscript:MsgBox(1)">x</a><a href="blob:https://x.example/1">x</a><a href="filesystem:x">x</a>',
    '<a href="https://user:pass@x.example/">x</a><a href="//x.example">x</a><a href="/api/logout">x</a>',
    '<a href="https://x.example" href="javascript:alert(1)" xlink:href="javascript:alert(1)">x</a>',
    '<a title="x" href=javascript&colon;alert(1)//https://x.example>x</a>',
    '<a href="view-source:https://x.example" ping="https://evil.example" target=_top download>x</a>',
  ],
  'raw text that ends elsewhere': [
    `<style><!--</style>${image}--></style>`,
    `<noscript><p title="</noscript>${image}"></noscript>`,
    `<title><a title="</title>${image}"></title>`,
    `<textarea><p id="</textarea>${image}"></textarea>`,
    `<xmp><p title="</xmp>${image}"></xmp>`,
    `<noembed><p title="</noembed>${image}"></noembed>`,
    `<noframes><p title="</noframes>${image}"></noframes>`,
    `<iframe><p title="</iframe>${image}"></iframe>`,
    `<plaintext>${image}`,
    `<script><!--<script></script>${image}--></script>`,
    `<style><style></style>${image}</style>`,
    `<option><style></option></select><p title="</style>${image}">`,
  ],
  'SVG and MathML': [
    '<svg onload=alert(1)><script>alert(1)</script></svg>',
    `<svg></p><style><a id="</style>${image}">`,
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=alert(1)&gt;">`,
    `<math><mi><style><img title="</style>${image}"></style></mi></math>`,
    `<form><math><mtext></form><form><mglyph><style></math>${image}</style></mglyph></form>`,
    `<svg><foreignObject><p><style><!--</style>${image}--></style></p></foreignObject></svg>`,
    `<svg><desc><noscript><p title="</noscript>${image}"></noscript></desc></svg>`,
    `<svg><title><style><img title="</style></title></svg>${image}"></style></title></svg>`,
    `<math><annotation-xml encoding="text/html"><style><!--</style>${image}--></style></annotation-xml></math>`,
    `<math><annotation-xml><svg><style><img title="</style>${image}"></style></svg></annotation-xml></math>`,
    '<svg><a xlink:href="javascript:alert(1)"><text y=20>x</text></a></svg>',
    '<svg><animate attributeName=href values=javascript:alert(1) /><a id=x><rect /></a></svg>',
    '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg onload=alert(1) />#x"></use></svg>',
    '<math href="javascript:alert(1)"><maction actiontype="statusline#http://x" xlink:href="javascript:alert(1)">x</maction></math>',
    `<svg><style>&lt;/style>&lt;img src=x onerror=alert(1)></style></svg>`,
    `<svg><![CDATA[</svg>${image}]]></svg>`,
  ],
  'comments, declarations, instructions': [
    `<!--><p>${image}-->`,
    `<!---><p>${image}-->`,
    `<!-- --!>${image} -->`,
    `<! x="${image}>">`,
    `<?xml version="1.0" ?>${image}<?x "?>${image}>`,
    `<![CDATA[><p>${image}]]>`,
    `<!--[if gte mso 9]>${image}<![endif]-->`,
    `<![if !supportLists]>${image}<![endif]>`,
    `</ x="${image}">`,
  ],
  'nesting and misplaced tags': [
    `<form><div></form><form>${image}</form></div>`,
    `<table><form><tr><td><form>${image}</table>`,
    `<table><caption><svg><title><table><caption></caption></table></title><style><a title="</style>${image}">`,
    `<select><template><style><!--</template><a rel="--></style>${image}">x</a></select>`,
    `<template><template>${image}</template></template>`,
    `<template shadowrootmode=open><slot></slot>${image}</template>`,
    `<a><a href="https://x.example"><table><a href="javascript:alert(1)">x</table></a>`,
    `<p><b><p></b>${image}<b></p><i><h3></i>`,
    `<select><button><selectedcontent></selectedcontent></button><option>${image}</option></select>`,
    deep('div', image),
    deep('b', `<style><!--</style>${image}-->`),
    deep('ul><li', '<a href="javascript:alert(1)">x</a>', 260),
    deep('svg><foreignObject', image, 200),
  ],
  'names that stand in the way': [
    '<form id=x><input name=attributes><input name=nodeName><input name=childNodes></form>',
    '<form><input name=parentNode><input name=removeChild onfocus=alert(1) autofocus></form>',
    '<img name=createElement><img id=currentScript><a id=body name=getElementById href="https://x.example">x</a>',
    '<p id=__proto__ class=constructor name=prototype>x</p><p is="x-hostile" slot=x part=y>x</p>',
    '<x-hostile onclick=alert(1)>x</x-hostile><p xmlns="http://www.w3.org/2000/svg" onload=alert(1)>x</p>',
    '<a id=defaultView><a id=defaultView name=alert href="javascript:alert(1)">x</a>',
  ],
  'signs that parsers read differently': [
    '<p title=`<img src=x onerror=alert(1)>`>x</p>',
    '<p title="\'><img src=x onerror=alert(1)>">x</p>',
    "<p title=a'b><img src=x onerror=alert(1) alt='>x</p>",
    '<img/src=x/onerror=alert(1)//>',
    '<<img src=x onerror=alert(1)>script>alert(1)<</script>/script>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<p>&lt;img src=x onerror=alert(1)&gt;&#60;script&#62;alert(1)&#60;/script&#62;</p>',
    '<img\u0000 src=x\u000Conerror=alert(1)><\u0000script>alert(1)</script>',
    '<p =""onclick=alert(1)>x</p><p ""onclick=alert(1)>x</p>',
    '<ſcript>alert(1)</ſcript><ımg src=x onerror=alert(1)>',
    '<a href="https://x.example/&quot; onclick=alert(1) x=&quot;">x</a>',
    '{{constructor.constructor("alert(1)")()}} ${alert(1)} <% alert(1) %> <p>x</p>',
    `<p${' '.repeat(5000)}onclick=alert(1)>x</p>`,
  ],
};

/** All of it, each after a paragraph, so that it counts as markup. */
export const hostileCases = Object.entries(hostileMarkup).flatMap(([way, cases]) =>
  cases.map((html, index) => [`${way} ${index + 1}`, `<p>Anfang</p>${html}`] as const),
);

/** What of an element's content rich text does not have; tells tag and attribute. */
export function strangersIn(root: Element | DocumentFragment, allowed: readonly string[] = []): string[] {
  // Within, as a browser is handed this function alone.
  const tags = ['P', 'H3', 'H4', 'STRONG', 'EM', 'UL', 'OL', 'LI', 'BLOCKQUOTE', 'A', 'BR', 'DIV'];
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const name = element.localName.toUpperCase();
    const isKnown = element.namespaceURI === 'http://www.w3.org/1999/xhtml' && tags.includes(name);
    const attributes = [...element.attributes].filter(({ name: attribute, value }) => {
      if (attribute !== 'href') return !allowed.includes(attribute);
      return !/^https?:\/\/[^@]*$/.test(value);
    });
    return [
      ...(isKnown ? [] : [name]),
      ...attributes.map(({ name: attribute, value }) => `${name} ${attribute}=${value}`),
    ];
  });
}
