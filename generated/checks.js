/** Generated from the contract by openapi/generate-checks.mjs. Do not edit. */
var go=(Js,qs)=>()=>{try{return qs||Js((qs={exports:{}}).exports,qs),qs.exports}catch(S){throw qs=0,S}};var Li=go(Ai=>{"use strict";Object.defineProperty(Ai,"__esModule",{value:!0});function pn(Js){let qs=Js.length,S=0,Qs=0,gr;for(;Qs<qs;)S++,gr=Js.charCodeAt(Qs++),
gr>=55296&&gr<=56319&&Qs<qs&&(gr=Js.charCodeAt(Qs),(gr&64512)===56320&&Qs++);return S}Ai.default=pn;pn.code='require("ajv/dist/runtime/ucs2length").default'});import{formats as Ft}from"../server/http/contract/formats.js";var{check0:vo,check14:ko,check15:Po,check16:qo,check17:wo,check18:bo,check19:Io,check20:Do,check21:Ro,
check22:Ao,check23:Lo,check26:xo,check27:jo,check28:To,check29:_o,check30:Co,check31:No,check32:Oo,check33:Eo,check34:$o,check36:de,check37:So,check42:Ko,check43:Mo,
check44:Xo,check45:Uo,check46:Wo,check51:zo,check53:Vo,check56:Bo,check58:Ho,check60:Fo,check62:Go,check64:Zo,check66:Yo,check68:Jo,check72:Qo,check74:el,check76:rl,
check78:sl,check80:tl,check82:al,check84:il,check86:nl,check88:ol,check90:ll,check92:ul,check94:dl,check96:cl,check98:ml,check100:pl,check102:fl,check104:hl,check106:yl,
check108:gl,check110:vl,check112:kl,check114:Pl,check115:ql,check116:wl,check117:bl,check118:Il,check119:Dl,check120:Rl,check121:Al,check122:Ll,check124:xl,check126:jl,
check128:Tl,check130:_l,check132:Cl,check134:Nl,check136:Ol}=(()=>{"use strict";let Js=S,qs={description:"An empty object.",type:"object",additionalProperties:!1,
properties:{}};function S(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=S.evaluated;if(h.dynamicProps&&
(h.props=void 0),h.dynamicItems&&(h.items=void 0),n&&typeof n=="object"&&!Array.isArray(n))for(let a in n){let v={instancePath:p,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};s===null?s=[v]:s.push(v),d++}else{let a={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};s===null?s=[a]:s.push(a),d++}return S.errors=s,d===0}S.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};let Qs=xt,gr={description:"A country (ISO 3166-1 alpha-2) or a subdivision (ISO 3166-2), in upper or lower case; responses use upper case. A co\
de that ISO does not list is refused with `INVALID_INPUT`. An unknown subdivision never falls back to its country.",type:"string","x-expects":"an ISO 3166 code \
such as US or US-CA",maxLength:6,pattern:"^[A-z]{2}(-[A-z0-9]{1,3})?$",examples:["US-CA"]},$=Li().default,Wa=new RegExp("^[A-z]{2}(-[A-z0-9]{1,3})?$","u");function xt(n,{
instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=xt.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&
(h.items=void 0),typeof n=="string"){if($(n)>6){let a={instancePath:p,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:6},message:"must NOT have more \
than 6 characters"};s===null?s=[a]:s.push(a),d++}if(!Wa.test(n)){let a={instancePath:p,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-z]{2}(-[A-z\
0-9]{1,3})?$"},message:'must match pattern "^[A-z]{2}(-[A-z0-9]{1,3})?$"'};s===null?s=[a]:s.push(a),d++}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};s===null?s=[a]:s.push(a),d++}return xt.errors=s,d===0}xt.evaluated={dynamicProps:!1,dynamicItems:!1};let et=ns,
xi={description:"A date of birth: a full date, or only the month or the year. A month or a year counts as its last day. A date that does not exist, is in the fu\
ture or is more than 150 years ago is refused with `INVALID_INPUT`.",type:"string","x-expects":"a date such as 2018-04-09, 2018-04 or 2018",maxLength:10,pattern:"\
^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$","x-redact":!0,examples:["2018-04-09"]},za=new RegExp("^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$","u");function ns(n,{instancePath:p="",
parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=ns.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=
void 0),typeof n=="string"){if($(n)>10){let a={instancePath:p,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:10},message:"must NOT have more than 10\
 characters"};s===null?s=[a]:s.push(a),d++}if(!za.test(n)){let a={instancePath:p,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}(-[0-9]{2}(-\
[0-9]{2})?)?$"},message:'must match pattern "^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$"'};s===null?s=[a]:s.push(a),d++}}else{let a={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[a]:s.push(a),d++}return ns.errors=s,d===0}ns.evaluated={dynamicProps:!1,dynamicItems:!1};
let Ya=os,gn={description:"An age in whole years.",type:"integer",minimum:0,maximum:150,examples:[8]};function os(n,{instancePath:p="",parentData:_,parentDataProperty:C,
rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=os.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),!(typeof n=="number"&&!(n%
1)&&!isNaN(n))){let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"integer"},message:"must be integer"};s===null?s=[a]:s.push(a),d++}if(typeof n==
"number"){if(n>150||isNaN(n)){let a={instancePath:p,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:150},message:"must be <= 150"};s===null?
s=[a]:s.push(a),d++}if(n<0||isNaN(n)){let a={instancePath:p,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};s===
null?s=[a]:s.push(a),d++}}return os.errors=s,d===0}os.evaluated={dynamicProps:!1,dynamicItems:!1};let Ja=T,ji={description:"An id, to be treated as opaque. Not \
always hexadecimal.",type:"string","x-expects":"a UUID such as 3f0c2f5e-8d0f-4b3e-9a53-5f1f\u2026 (36 characters)",minLength:36,maxLength:36,pattern:"^[A-z0-9]{\
8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$",examples:["3f0c2f5e-8d0f-4b3e-9a53-5f1f0f6f7c11"]},ir=new RegExp("^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-\
z0-9]{4}-[A-z0-9]{12}$","u");function T(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=T.evaluated;
if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),typeof n=="string"){if($(n)>36){let a={instancePath:p,schemaPath:"#/maxLength",keyword:"max\
Length",params:{limit:36},message:"must NOT have more than 36 characters"};s===null?s=[a]:s.push(a),d++}if($(n)<36){let a={instancePath:p,schemaPath:"#/minLengt\
h",keyword:"minLength",params:{limit:36},message:"must NOT have fewer than 36 characters"};s===null?s=[a]:s.push(a),d++}if(!ir.test(n)){let a={instancePath:p,schemaPath:"\
#/pattern",keyword:"pattern",params:{pattern:"^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"},message:'must match pattern "^[A-z0-9]{8}-[A-z0-9\
]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"'};s===null?s=[a]:s.push(a),d++}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},
message:"must be string"};s===null?s=[a]:s.push(a),d++}return T.errors=s,d===0}T.evaluated={dynamicProps:!1,dynamicItems:!1};let Hr=Da,Ia={description:"The plat\
form that sent the age signal.",type:"string",enum:["own-platform","vr-platform","ios-platform","android-store","console-platform"]};function Da(n,{instancePath:p="",
parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=Da.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=
void 0),typeof n!="string"){let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[a]:s.push(a),d++}
if(!(n==="own-platform"||n==="vr-platform"||n==="ios-platform"||n==="android-store"||n==="console-platform")){let a={instancePath:p,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:Ia.enum},message:"must be equal to one of the allowed values"};s===null?s=[a]:s.push(a),d++}return Da.errors=s,d===0}Da.evaluated={dynamicProps:!1,
dynamicItems:!1};let Qa=H;function H(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=H.evaluated;if(h.
dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),!(typeof n=="number"&&!(n%1)&&!isNaN(n))){let a={instancePath:p,schemaPath:"#/type",keyword:"typ\
e",params:{type:"integer"},message:"must be integer"};s===null?s=[a]:s.push(a),d++}if(typeof n=="number"){if(n>150||isNaN(n)){let a={instancePath:p,schemaPath:"\
#/maximum",keyword:"maximum",params:{comparison:"<=",limit:150},message:"must be <= 150"};s===null?s=[a]:s.push(a),d++}if(n<0||isNaN(n)){let a={instancePath:p,schemaPath:"\
#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};s===null?s=[a]:s.push(a),d++}}return H.errors=s,d===0}H.evaluated={dynamicProps:!1,
dynamicItems:!1};let ws=Gt;function Gt(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=Gt.evaluated;
if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),!(typeof n=="number"&&!(n%1)&&!isNaN(n))){let a={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};s===null?s=[a]:s.push(a),d++}if(typeof n=="number"){if(n>150||isNaN(n)){let a={instancePath:p,schemaPath:"\
#/maximum",keyword:"maximum",params:{comparison:"<=",limit:150},message:"must be <= 150"};s===null?s=[a]:s.push(a),d++}if(n<0||isNaN(n)){let a={instancePath:p,schemaPath:"\
#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};s===null?s=[a]:s.push(a),d++}}return Gt.errors=s,d===0}Gt.evaluated={dynamicProps:!1,
dynamicItems:!1};let Ti=Zt,jt={description:"The platform's own age category: `child`, `teen` or `adult` for `console-platform`; `CH`, `TN` or `AD` for `vr-platf\
orm`.",type:"string",minLength:1,maxLength:32};function Zt(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,
d=0,h=Zt.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),typeof n=="string"){if($(n)>32){let a={instancePath:p,schemaPath:"#/maxL\
ength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};s===null?s=[a]:s.push(a),d++}if($(n)<1){let a={instancePath:p,schemaPath:"\
#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};s===null?s=[a]:s.push(a),d++}}else{let a={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[a]:s.push(a),d++}return Zt.errors=s,d===0}Zt.evaluated={dynamicProps:!1,dynamicItems:!1};
let bs=jr,_i={description:"How the platform learned the age. An unknown value counts as unverified.",type:"string",minLength:1,maxLength:64};function jr(n,{instancePath:p="",
parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=jr.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=
void 0),typeof n=="string"){if($(n)>64){let a={instancePath:p,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64\
 characters"};s===null?s=[a]:s.push(a),d++}if($(n)<1){let a={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have\
 fewer than 1 characters"};s===null?s=[a]:s.push(a),d++}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};s===null?s=[a]:s.push(a),d++}return jr.errors=s,d===0}jr.evaluated={dynamicProps:!1,dynamicItems:!1};let ei=Tr;function Tr(n,{instancePath:p="",parentData:_,
parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=Tr.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),typeof n==
"string"){if($(n)>36){let a={instancePath:p,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:36},message:"must NOT have more than 36 characters"};s===
null?s=[a]:s.push(a),d++}if($(n)<36){let a={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:36},message:"must NOT have fewer than 36 c\
haracters"};s===null?s=[a]:s.push(a),d++}if(!ir.test(n)){let a={instancePath:p,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-z0-9]{8}-[A-z0-9]{4\
}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"},message:'must match pattern "^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"'};s===null?s=[a]:s.push(a),
d++}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[a]:s.push(a),d++}return Tr.errors=
s,d===0}Tr.evaluated={dynamicProps:!1,dynamicItems:!1};let ri=Ra;function Ra(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){
let s=null,d=0,h=Ra.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),typeof n=="string"){if($(n)>6){let a={instancePath:p,schemaPath:"\
#/maxLength",keyword:"maxLength",params:{limit:6},message:"must NOT have more than 6 characters"};s===null?s=[a]:s.push(a),d++}if(!Wa.test(n)){let a={instancePath:p,
schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-z]{2}(-[A-z0-9]{1,3})?$"},message:'must match pattern "^[A-z]{2}(-[A-z0-9]{1,3})?$"'};s===null?s=[
a]:s.push(a),d++}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[a]:s.push(a),d++}return Ra.
errors=s,d===0}Ra.evaluated={dynamicProps:!1,dynamicItems:!1};let rt=Yt;function Yt(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){
let s=null,d=0,h=Yt.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),!(typeof n=="number"&&!(n%1)&&!isNaN(n))){let a={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"integer"},message:"must be integer"};s===null?s=[a]:s.push(a),d++}if(typeof n=="number"){if(n>150||isNaN(n)){let a={
instancePath:p,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:150},message:"must be <= 150"};s===null?s=[a]:s.push(a),d++}if(n<0||isNaN(
n)){let a={instancePath:p,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};s===null?s=[a]:s.push(a),d++}}return Yt.
errors=s,d===0}Yt.evaluated={dynamicProps:!1,dynamicItems:!1};let Is=Jt;function Jt(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){
let s=null,d=0,h=Jt.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),typeof n=="string"){if($(n)>10){let a={instancePath:p,schemaPath:"\
#/maxLength",keyword:"maxLength",params:{limit:10},message:"must NOT have more than 10 characters"};s===null?s=[a]:s.push(a),d++}if(!za.test(n)){let a={instancePath:p,
schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$"},message:'must match pattern "^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$"'};
s===null?s=[a]:s.push(a),d++}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[a]:s.push(
a),d++}return Jt.errors=s,d===0}Jt.evaluated={dynamicProps:!1,dynamicItems:!1};let Ds=Qt;function Qt(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,
dynamicAnchors:R={}}={}){let s=null,d=0,h=Qt.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),typeof n!="string"){let a={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[a]:s.push(a),d++}if(!(n==="own-platform"||n==="vr-platform"||n===
"ios-platform"||n==="android-store"||n==="console-platform")){let a={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ia.enum},message:"m\
ust be equal to one of the allowed values"};s===null?s=[a]:s.push(a),d++}return Qt.errors=s,d===0}Qt.evaluated={dynamicProps:!1,dynamicItems:!1};let Ci=ea;function ea(n,{
instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=ea.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&
(h.items=void 0),!(typeof n=="number"&&!(n%1)&&!isNaN(n))){let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"integer"},message:"must be int\
eger"};s===null?s=[a]:s.push(a),d++}if(typeof n=="number"){if(n>150||isNaN(n)){let a={instancePath:p,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:150},message:"must be <= 150"};s===null?s=[a]:s.push(a),d++}if(n<0||isNaN(n)){let a={instancePath:p,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};s===null?s=[a]:s.push(a),d++}}return ea.errors=s,d===0}ea.evaluated={dynamicProps:!1,dynamicItems:!1};let je=ra;function ra(n,{
instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=ra.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&
(h.items=void 0),!(typeof n=="number"&&!(n%1)&&!isNaN(n))){let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"integer"},message:"must be int\
eger"};s===null?s=[a]:s.push(a),d++}if(typeof n=="number"){if(n>150||isNaN(n)){let a={instancePath:p,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:150},message:"must be <= 150"};s===null?s=[a]:s.push(a),d++}if(n<0||isNaN(n)){let a={instancePath:p,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};s===null?s=[a]:s.push(a),d++}}return ra.errors=s,d===0}ra.evaluated={dynamicProps:!1,dynamicItems:!1};let pe=Aa;function Aa(n,{
instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=Aa.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&
(h.items=void 0),typeof n=="string"){if($(n)>32){let a={instancePath:p,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have mor\
e than 32 characters"};s===null?s=[a]:s.push(a),d++}if($(n)<1){let a={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must\
 NOT have fewer than 1 characters"};s===null?s=[a]:s.push(a),d++}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};s===null?s=[a]:s.push(a),d++}return Aa.errors=s,d===0}Aa.evaluated={dynamicProps:!1,dynamicItems:!1};let Ni=sa;function sa(n,{instancePath:p="",
parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=sa.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=
void 0),typeof n=="string"){if($(n)>64){let a={instancePath:p,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64\
 characters"};s===null?s=[a]:s.push(a),d++}if($(n)<1){let a={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have\
 fewer than 1 characters"};s===null?s=[a]:s.push(a),d++}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};s===null?s=[a]:s.push(a),d++}return sa.errors=s,d===0}sa.evaluated={dynamicProps:!1,dynamicItems:!1};let Ge=ta;function ta(n,{instancePath:p="",parentData:_,
parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=ta.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),typeof n==
"string"){if($(n)>36){let a={instancePath:p,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:36},message:"must NOT have more than 36 characters"};s===
null?s=[a]:s.push(a),d++}if($(n)<36){let a={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:36},message:"must NOT have fewer than 36 c\
haracters"};s===null?s=[a]:s.push(a),d++}if(!ir.test(n)){let a={instancePath:p,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-z0-9]{8}-[A-z0-9]{4\
}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"},message:'must match pattern "^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"'};s===null?s=[a]:s.push(a),
d++}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[a]:s.push(a),d++}return ta.errors=
s,d===0}ta.evaluated={dynamicProps:!1,dynamicItems:!1};let _r=nr,Oi={type:"string",minLength:1,maxLength:255};function nr(n,{instancePath:p="",parentData:_,parentDataProperty:C,
rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=nr.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),typeof n=="string"){if($(
n)>255){let a={instancePath:p,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};s===null?s=[a]:s.
push(a),d++}if($(n)<1){let a={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};s===
null?s=[a]:s.push(a),d++}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[a]:s.push(a),
d++}return nr.errors=s,d===0}nr.evaluated={dynamicProps:!1,dynamicItems:!1};let Pe=Nr,Rs={description:"A player at the age gate. Give at most one of `dateOfBirt\
h`, `age` and `kuid`.",type:"object",additionalProperties:!1,required:["jurisdiction"],properties:{jurisdiction:{$ref:"#/components/schemas/Jurisdiction"},dateOfBirth:{
$ref:"#/components/schemas/PartialDate"},age:{$ref:"#/components/schemas/Age"},kuid:{description:"The id of an existing player.",$ref:"#/components/schemas/Uuid"},
externalId:{description:"Your own id of the player. It replaces the earlier one. CONFLICT if another player has it.",$ref:"#/components/schemas/ExternalId"},platformAgeSignal:{
$ref:"#/components/schemas/PlatformAgeSignal"},locale:{$ref:"#/components/schemas/Locale"},redirectUrl:{$ref:"#/components/schemas/RedirectUrl"}}};function ye(n,{
instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=ye.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&
(h.items=void 0),typeof n=="string"){if($(n)>6){let a={instancePath:p,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:6},message:"must NOT have more \
than 6 characters"};s===null?s=[a]:s.push(a),d++}if(!Wa.test(n)){let a={instancePath:p,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-z]{2}(-[A-z\
0-9]{1,3})?$"},message:'must match pattern "^[A-z]{2}(-[A-z0-9]{1,3})?$"'};s===null?s=[a]:s.push(a),d++}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};s===null?s=[a]:s.push(a),d++}return ye.errors=s,d===0}ye.evaluated={dynamicProps:!1,dynamicItems:!1};function Ze(n,{
instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=Ze.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&
(h.items=void 0),typeof n=="string"){if($(n)>10){let a={instancePath:p,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:10},message:"must NOT have mor\
e than 10 characters"};s===null?s=[a]:s.push(a),d++}if(!za.test(n)){let a={instancePath:p,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}(-[\
0-9]{2}(-[0-9]{2})?)?$"},message:'must match pattern "^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$"'};s===null?s=[a]:s.push(a),d++}}else{let a={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[a]:s.push(a),d++}return Ze.errors=s,d===0}Ze.evaluated={dynamicProps:!1,dynamicItems:!1};
function qe(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=qe.evaluated;if(h.dynamicProps&&(h.props=
void 0),h.dynamicItems&&(h.items=void 0),!(typeof n=="number"&&!(n%1)&&!isNaN(n))){let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer"};s===null?s=[a]:s.push(a),d++}if(typeof n=="number"){if(n>150||isNaN(n)){let a={instancePath:p,schemaPath:"#/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:150},message:"must be <= 150"};s===null?s=[a]:s.push(a),d++}if(n<0||isNaN(n)){let a={instancePath:p,schemaPath:"#/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};s===null?s=[a]:s.push(a),d++}}return qe.errors=s,d===0}qe.evaluated={dynamicProps:!1,dynamicItems:!1};
function N(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=N.evaluated;if(h.dynamicProps&&(h.props=
void 0),h.dynamicItems&&(h.items=void 0),typeof n=="string"){if($(n)>36){let a={instancePath:p,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:36},message:"\
must NOT have more than 36 characters"};s===null?s=[a]:s.push(a),d++}if($(n)<36){let a={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:36},
message:"must NOT have fewer than 36 characters"};s===null?s=[a]:s.push(a),d++}if(!ir.test(n)){let a={instancePath:p,schemaPath:"#/pattern",keyword:"pattern",params:{
pattern:"^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"},message:'must match pattern "^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]\
{12}$"'};s===null?s=[a]:s.push(a),d++}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=
[a]:s.push(a),d++}return N.errors=s,d===0}N.evaluated={dynamicProps:!1,dynamicItems:!1};let vn={description:"Your own id of the player, of printable characters.\
 It is unique in a product and mode.",type:"string","x-expects":"text of 1 to 128 characters",minLength:1,maxLength:128,"x-redact":!0,examples:["user-4711"]};function W(n,{
instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=W.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&
(h.items=void 0),typeof n=="string"){if($(n)>128){let a={instancePath:p,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have m\
ore than 128 characters"};s===null?s=[a]:s.push(a),d++}if($(n)<1){let a={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};s===null?s=[a]:s.push(a),d++}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};s===null?s=[a]:s.push(a),d++}return W.errors=s,d===0}W.evaluated={dynamicProps:!1,dynamicItems:!1};let Ei={description:"An age signal from a pl\
atform. `ios-platform` and `android-store` send an age range, `console-platform` and `vr-platform` a category, and `own-platform` a verification.",type:"object",
additionalProperties:!1,required:["name"],properties:{name:{$ref:"#/components/schemas/PlatformName"},ageLow:{description:"The lowest age of the range. If absen\
t, the range has no lower bound.",$ref:"#/components/schemas/Age"},ageHigh:{description:"The highest age of the range. If absent, the range has no upper bound.",
$ref:"#/components/schemas/Age"},category:{$ref:"#/components/schemas/PlatformCategory"},declarationType:{$ref:"#/components/schemas/PlatformDeclarationType"},verificationId:{
description:"The verification of an `own-platform` signal.",$ref:"#/components/schemas/Uuid"}}};function dr(n,{instancePath:p="",parentData:_,parentDataProperty:C,
rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=dr.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),typeof n!="string"){let a={
instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[a]:s.push(a),d++}if(!(n==="own-platform"||n==="vr\
-platform"||n==="ios-platform"||n==="android-store"||n==="console-platform")){let a={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ia.
enum},message:"must be equal to one of the allowed values"};s===null?s=[a]:s.push(a),d++}return dr.errors=s,d===0}dr.evaluated={dynamicProps:!1,dynamicItems:!1};
function ot(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=ot.evaluated;if(h.dynamicProps&&(h.props=
void 0),h.dynamicItems&&(h.items=void 0),typeof n=="string"){if($(n)>32){let a={instancePath:p,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:32},message:"\
must NOT have more than 32 characters"};s===null?s=[a]:s.push(a),d++}if($(n)<1){let a={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};s===null?s=[a]:s.push(a),d++}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};s===null?s=[a]:s.push(a),d++}return ot.errors=s,d===0}ot.evaluated={dynamicProps:!1,dynamicItems:!1};function Qe(n,{instancePath:p="",
parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=Qe.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=
void 0),typeof n=="string"){if($(n)>64){let a={instancePath:p,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64\
 characters"};s===null?s=[a]:s.push(a),d++}if($(n)<1){let a={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have\
 fewer than 1 characters"};s===null?s=[a]:s.push(a),d++}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};s===null?s=[a]:s.push(a),d++}return Qe.errors=s,d===0}Qe.evaluated={dynamicProps:!1,dynamicItems:!1};function Cr(n,{instancePath:p="",parentData:_,parentDataProperty:C,
rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=Cr.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),n&&typeof n=="object"&&
!Array.isArray(n)){if(n.name===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have requi\
red property 'name'"};s===null?s=[a]:s.push(a),d++}for(let a in n)if(!(a==="name"||a==="ageLow"||a==="ageHigh"||a==="category"||a==="declarationType"||a==="veri\
ficationId")){let v={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have addi\
tional properties"};s===null?s=[v]:s.push(v),d++}n.name!==void 0&&(dr(n.name,{instancePath:p+"/name",parentData:n,parentDataProperty:"name",rootData:D,dynamicAnchors:R})||
(s=s===null?dr.errors:s.concat(dr.errors),d=s.length)),n.ageLow!==void 0&&(qe(n.ageLow,{instancePath:p+"/ageLow",parentData:n,parentDataProperty:"ageLow",rootData:D,
dynamicAnchors:R})||(s=s===null?qe.errors:s.concat(qe.errors),d=s.length)),n.ageHigh!==void 0&&(qe(n.ageHigh,{instancePath:p+"/ageHigh",parentData:n,parentDataProperty:"\
ageHigh",rootData:D,dynamicAnchors:R})||(s=s===null?qe.errors:s.concat(qe.errors),d=s.length)),n.category!==void 0&&(ot(n.category,{instancePath:p+"/category",parentData:n,
parentDataProperty:"category",rootData:D,dynamicAnchors:R})||(s=s===null?ot.errors:s.concat(ot.errors),d=s.length)),n.declarationType!==void 0&&(Qe(n.declarationType,
{instancePath:p+"/declarationType",parentData:n,parentDataProperty:"declarationType",rootData:D,dynamicAnchors:R})||(s=s===null?Qe.errors:s.concat(Qe.errors),d=
s.length)),n.verificationId!==void 0&&(N(n.verificationId,{instancePath:p+"/verificationId",parentData:n,parentDataProperty:"verificationId",rootData:D,dynamicAnchors:R})||
(s=s===null?N.errors:s.concat(N.errors),d=s.length))}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};s===null?s=[a]:s.push(a),d++}return Cr.errors=s,d===0}Cr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};let Va={description:"The language of the hoste\
d pages: any well-formed BCP 47 tag (RFC 5646), with extensions and private use. The available language that matches best is used, otherwise the default.",type:"\
string","x-expects":"a language tag such as en-US",format:"language-tag",maxLength:255,pattern:"^[A-Za-z0-9]{1,8}(-[A-Za-z0-9]{1,8})*$",examples:["en-US"]},Ue=Ft["\
language-tag"],si=new RegExp("^[A-Za-z0-9]{1,8}(-[A-Za-z0-9]{1,8})*$","u");function Te(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){
let s=null,d=0,h=Te.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),typeof n=="string"){if($(n)>255){let a={instancePath:p,schemaPath:"\
#/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};s===null?s=[a]:s.push(a),d++}if(!si.test(n)){let a={instancePath:p,
schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9]{1,8}(-[A-Za-z0-9]{1,8})*$"},message:'must match pattern "^[A-Za-z0-9]{1,8}(-[A-Za-z0-9]{1\
,8})*$"'};s===null?s=[a]:s.push(a),d++}if(!Ue(n)){let a={instancePath:p,schemaPath:"#/format",keyword:"format",params:{format:"language-tag"},message:'must matc\
h format "language-tag"'};s===null?s=[a]:s.push(a),d++}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};s===null?s=[a]:s.push(a),d++}return Te.errors=s,d===0}Te.evaluated={dynamicProps:!1,dynamicItems:!1};let $i={description:"Where the hosted page sends the\
 guardian at the end. Its origin or app scheme must be registered for the product.",type:"string",minLength:1,maxLength:2048,examples:["https://play.example/wel\
come"]};function ne(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=ne.evaluated;if(h.dynamicProps&&
(h.props=void 0),h.dynamicItems&&(h.items=void 0),typeof n=="string"){if($(n)>2048){let a={instancePath:p,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2048},
message:"must NOT have more than 2048 characters"};s===null?s=[a]:s.push(a),d++}if($(n)<1){let a={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};s===null?s=[a]:s.push(a),d++}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};s===null?s=[a]:s.push(a),d++}return ne.errors=s,d===0}ne.evaluated={dynamicProps:!1,dynamicItems:!1};function Nr(n,{instancePath:p="",
parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=Nr.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=
void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.jurisdiction===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
jurisdiction"},message:"must have required property 'jurisdiction'"};s===null?s=[a]:s.push(a),d++}for(let a in n)if(!(a==="jurisdiction"||a==="dateOfBirth"||a===
"age"||a==="kuid"||a==="externalId"||a==="platformAgeSignal"||a==="locale"||a==="redirectUrl")){let v={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};s===null?s=[v]:s.push(v),d++}n.jurisdiction!==void 0&&(ye(n.jurisdiction,
{instancePath:p+"/jurisdiction",parentData:n,parentDataProperty:"jurisdiction",rootData:D,dynamicAnchors:R})||(s=s===null?ye.errors:s.concat(ye.errors),d=s.length)),
n.dateOfBirth!==void 0&&(Ze(n.dateOfBirth,{instancePath:p+"/dateOfBirth",parentData:n,parentDataProperty:"dateOfBirth",rootData:D,dynamicAnchors:R})||(s=s===null?
Ze.errors:s.concat(Ze.errors),d=s.length)),n.age!==void 0&&(qe(n.age,{instancePath:p+"/age",parentData:n,parentDataProperty:"age",rootData:D,dynamicAnchors:R})||
(s=s===null?qe.errors:s.concat(qe.errors),d=s.length)),n.kuid!==void 0&&(N(n.kuid,{instancePath:p+"/kuid",parentData:n,parentDataProperty:"kuid",rootData:D,dynamicAnchors:R})||
(s=s===null?N.errors:s.concat(N.errors),d=s.length)),n.externalId!==void 0&&(W(n.externalId,{instancePath:p+"/externalId",parentData:n,parentDataProperty:"exter\
nalId",rootData:D,dynamicAnchors:R})||(s=s===null?W.errors:s.concat(W.errors),d=s.length)),n.platformAgeSignal!==void 0&&(Cr(n.platformAgeSignal,{instancePath:p+
"/platformAgeSignal",parentData:n,parentDataProperty:"platformAgeSignal",rootData:D,dynamicAnchors:R})||(s=s===null?Cr.errors:s.concat(Cr.errors),d=s.length)),n.
locale!==void 0&&(Te(n.locale,{instancePath:p+"/locale",parentData:n,parentDataProperty:"locale",rootData:D,dynamicAnchors:R})||(s=s===null?Te.errors:s.concat(Te.
errors),d=s.length)),n.redirectUrl!==void 0&&(ne(n.redirectUrl,{instancePath:p+"/redirectUrl",parentData:n,parentDataProperty:"redirectUrl",rootData:D,dynamicAnchors:R})||
(s=s===null?ne.errors:s.concat(ne.errors),d=s.length))}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};s===null?s=[a]:s.push(a),d++}return Nr.errors=s,d===0}Nr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};let Le=La;function La(n,{instancePath:p="",parentData:_,
parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=La.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),typeof n==
"string"){if($(n)>36){let a={instancePath:p,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:36},message:"must NOT have more than 36 characters"};s===
null?s=[a]:s.push(a),d++}if($(n)<36){let a={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:36},message:"must NOT have fewer than 36 c\
haracters"};s===null?s=[a]:s.push(a),d++}if(!ir.test(n)){let a={instancePath:p,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-z0-9]{8}-[A-z0-9]{4\
}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"},message:'must match pattern "^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"'};s===null?s=[a]:s.push(a),
d++}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[a]:s.push(a),d++}return La.errors=
s,d===0}La.evaluated={dynamicProps:!1,dynamicItems:!1};let ti=we;function we(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){
let s=null,d=0,h=we.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),typeof n=="string"){if($(n)>36){let a={instancePath:p,schemaPath:"\
#/maxLength",keyword:"maxLength",params:{limit:36},message:"must NOT have more than 36 characters"};s===null?s=[a]:s.push(a),d++}if($(n)<36){let a={instancePath:p,
schemaPath:"#/minLength",keyword:"minLength",params:{limit:36},message:"must NOT have fewer than 36 characters"};s===null?s=[a]:s.push(a),d++}if(!ir.test(n)){let a={
instancePath:p,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"},message:'must match pa\
ttern "^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"'};s===null?s=[a]:s.push(a),d++}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};s===null?s=[a]:s.push(a),d++}return we.errors=s,d===0}we.evaluated={dynamicProps:!1,dynamicItems:!1};let ls=Oe;
function Oe(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=Oe.evaluated;if(h.dynamicProps&&(h.props=
void 0),h.dynamicItems&&(h.items=void 0),typeof n=="string"){if($(n)>128){let a={instancePath:p,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:128},
message:"must NOT have more than 128 characters"};s===null?s=[a]:s.push(a),d++}if($(n)<1){let a={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};s===null?s=[a]:s.push(a),d++}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};s===null?s=[a]:s.push(a),d++}return Oe.errors=s,d===0}Oe.evaluated={dynamicProps:!1,dynamicItems:!1};let ai=us,Si={type:"stri\
ng",minLength:1,maxLength:128};function us(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=us.evaluated;
if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),typeof n=="string"){if($(n)>128){let a={instancePath:p,schemaPath:"#/maxLength",keyword:"ma\
xLength",params:{limit:128},message:"must NOT have more than 128 characters"};s===null?s=[a]:s.push(a),d++}if($(n)<1){let a={instancePath:p,schemaPath:"#/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};s===null?s=[a]:s.push(a),d++}}else{let a={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[a]:s.push(a),d++}return us.errors=s,d===0}us.evaluated={dynamicProps:!1,dynamicItems:!1};
let ii=xa,kn={type:"string",maxLength:4096};function xa(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,
d=0,h=xa.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),typeof n=="string"){if($(n)>4096){let a={instancePath:p,schemaPath:"#/ma\
xLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};s===null?s=[a]:s.push(a),d++}}else{let a={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[a]:s.push(a),d++}return xa.errors=s,d===0}xa.evaluated={dynamicProps:!1,dynamicItems:!1};
let Ba=he,Pn={description:"The permissions that a player asks for. Give `sessionId`, `kuid` or both; if you give both, the session then belongs to the player of\
 `kuid`.",type:"object",additionalProperties:!1,properties:{sessionId:{description:"The session to change.",$ref:"#/components/schemas/Uuid"},kuid:{description:"\
The player's id.",$ref:"#/components/schemas/Uuid"},externalId:{description:"Your own id of the player. It replaces the earlier one. CONFLICT if another player \
has it.",$ref:"#/components/schemas/ExternalId"},requestedPermissions:{description:"The permissions that the player asks for. May be empty.",type:"array",maxItems:200,
items:{$ref:"#/components/schemas/RequestedPermission"}},options:{$ref:"#/components/schemas/UpgradeOptions"},materialChange:{$ref:"#/components/schemas/Materia\
lChangeRequest"},priorChallengeId:{description:"An earlier challenge, of any type. The new challenge replaces it and asks for its documents and permissions too.\
 A document without a deadline still has none. The id is checked even if the call creates no challenge. A challenge that has passed or failed does not change.",
$ref:"#/components/schemas/Uuid"}}},Ki={description:"A permission that the player asks for.",type:"object",additionalProperties:!1,required:["name"],properties:{
name:{$ref:"#/components/schemas/PermissionName"}},examples:[{name:"voice-chat"}]},A={description:"The name of a permission in the product's configuration.",type:"\
string","x-expects":"a permission name in lower case, such as text-chat-public",minLength:1,maxLength:64,pattern:"^[a-z0-9]+(-[a-z0-9]+)*$",examples:["text-chat\
-public"]},Mi=new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$","u");function ie(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){
let s=null,d=0,h=ie.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),typeof n=="string"){if($(n)>64){let a={instancePath:p,schemaPath:"\
#/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};s===null?s=[a]:s.push(a),d++}if($(n)<1){let a={instancePath:p,
schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};s===null?s=[a]:s.push(a),d++}if(!Mi.test(n)){let a={
instancePath:p,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},message:'must match pattern "^[a-z0-9]+(-[a-z0-9]+)*$"'};s===
null?s=[a]:s.push(a),d++}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[a]:s.push(a),
d++}return ie.errors=s,d===0}ie.evaluated={dynamicProps:!1,dynamicItems:!1};function lt(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){
let s=null,d=0,h=lt.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.name===void 0){
let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};s===null?s=[a]:s.
push(a),d++}for(let a in n)if(a!=="name"){let v={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};s===null?s=[v]:s.push(v),d++}n.name!==void 0&&(ie(n.name,{instancePath:p+"/name",parentData:n,parentDataProperty:"\
name",rootData:D,dynamicAnchors:R})||(s=s===null?ie.errors:s.concat(ie.errors),d=s.length))}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};s===null?s=[a]:s.push(a),d++}return lt.errors=s,d===0}lt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};let Ye={description:"\
Settings for the challenge that the call creates. Stored with it.",type:"object",additionalProperties:!1,properties:{redirectUrl:{$ref:"#/components/schemas/Red\
irectUrl"},locale:{$ref:"#/components/schemas/Locale"},facialAgeEstimation:{$ref:"#/components/schemas/FacialAgeEstimation"}}},qn={description:"Which estimated \
ages are clear enough, for a provider with `estimates: true`. Between the two bounds the person continues with the next method. No one passes below the age that\
 is needed. `failIfUnder` must not be over `passIfOver`.",type:"object",additionalProperties:!1,properties:{passIfOver:{description:"The player passes if the es\
timated age is over this.",$ref:"#/components/schemas/Age"},failIfUnder:{description:"The player fails if the estimated age is under this.",$ref:"#/components/s\
chemas/Age"}}};function fe(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=fe.evaluated;if(h.dynamicProps&&
(h.props=void 0),h.dynamicItems&&(h.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){for(let a in n)if(!(a==="passIfOver"||a==="failIfUnder")){let v={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};s===null?s=[v]:s.
push(v),d++}n.passIfOver!==void 0&&(qe(n.passIfOver,{instancePath:p+"/passIfOver",parentData:n,parentDataProperty:"passIfOver",rootData:D,dynamicAnchors:R})||(s=
s===null?qe.errors:s.concat(qe.errors),d=s.length)),n.failIfUnder!==void 0&&(qe(n.failIfUnder,{instancePath:p+"/failIfUnder",parentData:n,parentDataProperty:"fa\
ilIfUnder",rootData:D,dynamicAnchors:R})||(s=s===null?qe.errors:s.concat(qe.errors),d=s.length))}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};s===null?s=[a]:s.push(a),d++}return fe.errors=s,d===0}fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Tt(n,{
instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=Tt.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&
(h.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){for(let a in n)if(!(a==="redirectUrl"||a==="locale"||a==="facialAgeEstimation")){let v={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};s===null?s=[v]:s.
push(v),d++}n.redirectUrl!==void 0&&(ne(n.redirectUrl,{instancePath:p+"/redirectUrl",parentData:n,parentDataProperty:"redirectUrl",rootData:D,dynamicAnchors:R})||
(s=s===null?ne.errors:s.concat(ne.errors),d=s.length)),n.locale!==void 0&&(Te(n.locale,{instancePath:p+"/locale",parentData:n,parentDataProperty:"locale",rootData:D,
dynamicAnchors:R})||(s=s===null?Te.errors:s.concat(Te.errors),d=s.length)),n.facialAgeEstimation!==void 0&&(fe(n.facialAgeEstimation,{instancePath:p+"/facialAge\
Estimation",parentData:n,parentDataProperty:"facialAgeEstimation",rootData:D,dynamicAnchors:R})||(s=s===null?fe.errors:s.concat(fe.errors),d=s.length))}else{let a={
instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};s===null?s=[a]:s.push(a),d++}return Tt.errors=s,d===0}Tt.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};let Xi={description:"The documents that have changed, for a guardian to accept. If the player needs no guardian, no o\
ne is asked.",type:"object",additionalProperties:!1,required:["documents"],properties:{documents:{description:"The ids of documents of the product.",type:"array",
minItems:1,maxItems:100,items:{$ref:"#/components/schemas/DocumentId"}},acceptanceDeadline:{description:"The deadline for accepting them: any instant in the fut\
ure, to the millisecond. Every guardian gets an email with a link, and a reminder a day before the deadline if it is more than two days away. When the deadline \
passes, the challenge fails with `deadline-passed` and the session is on `HOLD`. If you leave it out, there is no deadline and no email.",$ref:"#/components/sch\
emas/Instant"}}},be={description:"The id that the product gave a document.",type:"string",maxLength:64};function _t(n,{instancePath:p="",parentData:_,parentDataProperty:C,
rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=_t.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),typeof n=="string"){if($(
n)>64){let a={instancePath:p,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};s===null?s=[a]:s.push(
a),d++}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[a]:s.push(a),d++}return _t.errors=
s,d===0}_t.evaluated={dynamicProps:!1,dynamicItems:!1};let wn={description:"A date and time with any UTC offset. Responses give it in UTC.",type:"string","x-exp\
ects":"a date and time with an offset, such as 2026-11-21T10:00:00Z",format:"date-time",maxLength:40,pattern:"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5\
][0-9]([.][0-9]+)?(Z|[+-][0-9]{2}:[0-9]{2})$",examples:["2026-11-21T10:00:00.000Z"]},er=Ft["date-time"],Ha=new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9\
]{2}:[0-5][0-9]([.][0-9]+)?(Z|[+-][0-9]{2}:[0-9]{2})$","u");function ee(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){
let s=null,d=0,h=ee.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),typeof n=="string"){if($(n)>40){let a={instancePath:p,schemaPath:"\
#/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};s===null?s=[a]:s.push(a),d++}if(!Ha.test(n)){let a={instancePath:p,
schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9]([.][0-9]+)?(Z|[+-][0-9]{2}:[0-9]{2})$"},message:'\
must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9]([.][0-9]+)?(Z|[+-][0-9]{2}:[0-9]{2})$"'};s===null?s=[a]:s.push(a),d++}if(!er(n)){let a={
instancePath:p,schemaPath:"#/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};s===null?s=[a]:s.push(a),d++}}else{let a={
instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[a]:s.push(a),d++}return ee.errors=s,d===0}ee.evaluated=
{dynamicProps:!1,dynamicItems:!1};function rr(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=rr.evaluated;
if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.documents===void 0){let a={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"documents"},message:"must have required property 'documents'"};s===null?s=[a]:s.push(a),d++}for(let a in n)
if(!(a==="documents"||a==="acceptanceDeadline")){let v={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};s===null?s=[v]:s.push(v),d++}if(n.documents!==void 0){let a=n.documents;if(Array.isArray(a)){if(a.length>100){let O={
instancePath:p+"/documents",schemaPath:"#/properties/documents/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};s===
null?s=[O]:s.push(O),d++}if(a.length<1){let O={instancePath:p+"/documents",schemaPath:"#/properties/documents/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};s===null?s=[O]:s.push(O),d++}let v=a.length;for(let O=0;O<v;O++)_t(a[O],{instancePath:p+"/documents/"+O,parentData:a,parentDataProperty:O,
rootData:D,dynamicAnchors:R})||(s=s===null?_t.errors:s.concat(_t.errors),d=s.length)}else{let v={instancePath:p+"/documents",schemaPath:"#/properties/documents/\
type",keyword:"type",params:{type:"array"},message:"must be array"};s===null?s=[v]:s.push(v),d++}}n.acceptanceDeadline!==void 0&&(ee(n.acceptanceDeadline,{instancePath:p+
"/acceptanceDeadline",parentData:n,parentDataProperty:"acceptanceDeadline",rootData:D,dynamicAnchors:R})||(s=s===null?ee.errors:s.concat(ee.errors),d=s.length))}else{
let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};s===null?s=[a]:s.push(a),d++}return rr.errors=s,d===0}
rr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function he(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){
let s=null,d=0,h=he.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){for(let a in n)if(!(a===
"sessionId"||a==="kuid"||a==="externalId"||a==="requestedPermissions"||a==="options"||a==="materialChange"||a==="priorChallengeId")){let v={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};s===null?s=[v]:s.push(v),d++}
if(n.sessionId!==void 0&&(N(n.sessionId,{instancePath:p+"/sessionId",parentData:n,parentDataProperty:"sessionId",rootData:D,dynamicAnchors:R})||(s=s===null?N.errors:
s.concat(N.errors),d=s.length)),n.kuid!==void 0&&(N(n.kuid,{instancePath:p+"/kuid",parentData:n,parentDataProperty:"kuid",rootData:D,dynamicAnchors:R})||(s=s===
null?N.errors:s.concat(N.errors),d=s.length)),n.externalId!==void 0&&(W(n.externalId,{instancePath:p+"/externalId",parentData:n,parentDataProperty:"externalId",
rootData:D,dynamicAnchors:R})||(s=s===null?W.errors:s.concat(W.errors),d=s.length)),n.requestedPermissions!==void 0){let a=n.requestedPermissions;if(Array.isArray(
a)){if(a.length>200){let O={instancePath:p+"/requestedPermissions",schemaPath:"#/properties/requestedPermissions/maxItems",keyword:"maxItems",params:{limit:200},
message:"must NOT have more than 200 items"};s===null?s=[O]:s.push(O),d++}let v=a.length;for(let O=0;O<v;O++)lt(a[O],{instancePath:p+"/requestedPermissions/"+O,
parentData:a,parentDataProperty:O,rootData:D,dynamicAnchors:R})||(s=s===null?lt.errors:s.concat(lt.errors),d=s.length)}else{let v={instancePath:p+"/requestedPer\
missions",schemaPath:"#/properties/requestedPermissions/type",keyword:"type",params:{type:"array"},message:"must be array"};s===null?s=[v]:s.push(v),d++}}n.options!==
void 0&&(Tt(n.options,{instancePath:p+"/options",parentData:n,parentDataProperty:"options",rootData:D,dynamicAnchors:R})||(s=s===null?Tt.errors:s.concat(Tt.errors),
d=s.length)),n.materialChange!==void 0&&(rr(n.materialChange,{instancePath:p+"/materialChange",parentData:n,parentDataProperty:"materialChange",rootData:D,dynamicAnchors:R})||
(s=s===null?rr.errors:s.concat(rr.errors),d=s.length)),n.priorChallengeId!==void 0&&(N(n.priorChallengeId,{instancePath:p+"/priorChallengeId",parentData:n,parentDataProperty:"\
priorChallengeId",rootData:D,dynamicAnchors:R})||(s=s===null?N.errors:s.concat(N.errors),d=s.length))}else{let a={instancePath:p,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};s===null?s=[a]:s.push(a),d++}return he.errors=s,d===0}he.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
let Fr=ja,bn={description:"Replaces the guardian's choice: the guardian-managed permissions in the list are enabled and all others are disabled. Names that guar\
dians do not manage in this product are ignored, and listed in `Kinward-Ignored-Permissions`.",type:"object",additionalProperties:!1,required:["sessionId","enab\
ledPermissions"],properties:{sessionId:{description:"The session to change.",$ref:"#/components/schemas/Uuid"},enabledPermissions:{description:"The names of the\
 permissions to enable. May be empty.",type:"array",maxItems:200,items:{description:"The name of a permission. Unknown names are ignored, however long.",type:"s\
tring",maxLength:262e3}}}};function ja(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=ja.evaluated;
if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.sessionId===void 0){let a={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"sessionId"},message:"must have required property 'sessionId'"};s===null?s=[a]:s.push(a),d++}if(n.enabledPermissions===
void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"enabledPermissions"},message:"must have required property 'ena\
bledPermissions'"};s===null?s=[a]:s.push(a),d++}for(let a in n)if(!(a==="sessionId"||a==="enabledPermissions")){let v={instancePath:p,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};s===null?s=[v]:s.push(v),d++}if(n.sessionId!==
void 0&&(N(n.sessionId,{instancePath:p+"/sessionId",parentData:n,parentDataProperty:"sessionId",rootData:D,dynamicAnchors:R})||(s=s===null?N.errors:s.concat(N.errors),
d=s.length)),n.enabledPermissions!==void 0){let a=n.enabledPermissions;if(Array.isArray(a)){if(a.length>200){let O={instancePath:p+"/enabledPermissions",schemaPath:"\
#/properties/enabledPermissions/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT have more than 200 items"};s===null?s=[O]:s.push(O),d++}let v=a.
length;for(let O=0;O<v;O++){let X=a[O];if(typeof X=="string"){if($(X)>262e3){let V={instancePath:p+"/enabledPermissions/"+O,schemaPath:"#/properties/enabledPerm\
issions/items/maxLength",keyword:"maxLength",params:{limit:262e3},message:"must NOT have more than 262000 characters"};s===null?s=[V]:s.push(V),d++}}else{let V={
instancePath:p+"/enabledPermissions/"+O,schemaPath:"#/properties/enabledPermissions/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
s===null?s=[V]:s.push(V),d++}}}else{let v={instancePath:p+"/enabledPermissions",schemaPath:"#/properties/enabledPermissions/type",keyword:"type",params:{type:"a\
rray"},message:"must be array"};s===null?s=[v]:s.push(v),d++}}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};s===null?s=[a]:s.push(a),d++}return ja.errors=s,d===0}ja.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};let ni=Ta,Ee={description:"A session\
, named by one or both ids, and the jurisdiction that it moves to.",type:"object",additionalProperties:!1,required:["jurisdiction"],properties:{sessionId:{description:"\
The session.",$ref:"#/components/schemas/Uuid"},kuid:{description:"The player whose session it is.",$ref:"#/components/schemas/Uuid"},jurisdiction:{$ref:"#/comp\
onents/schemas/Jurisdiction"}}};function Ta(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=Ta.evaluated;
if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.jurisdiction===void 0){let a={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"jurisdiction"},message:"must have required property 'jurisdiction'"};s===null?s=[a]:s.push(a),
d++}for(let a in n)if(!(a==="sessionId"||a==="kuid"||a==="jurisdiction")){let v={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:a},message:"must NOT have additional properties"};s===null?s=[v]:s.push(v),d++}n.sessionId!==void 0&&(N(n.sessionId,{instancePath:p+
"/sessionId",parentData:n,parentDataProperty:"sessionId",rootData:D,dynamicAnchors:R})||(s=s===null?N.errors:s.concat(N.errors),d=s.length)),n.kuid!==void 0&&(N(
n.kuid,{instancePath:p+"/kuid",parentData:n,parentDataProperty:"kuid",rootData:D,dynamicAnchors:R})||(s=s===null?N.errors:s.concat(N.errors),d=s.length)),n.jurisdiction!==
void 0&&(ye(n.jurisdiction,{instancePath:p+"/jurisdiction",parentData:n,parentDataProperty:"jurisdiction",rootData:D,dynamicAnchors:R})||(s=s===null?ye.errors:s.
concat(ye.errors),d=s.length))}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};s===null?s=[a]:s.push(
a),d++}return Ta.errors=s,d===0}Ta.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};let Fa=_a,z={description:"A session.",type:"object",additionalProperties:!1,
required:["sessionId"],properties:{sessionId:{description:"The id of the session.",$ref:"#/components/schemas/Uuid"}}};function _a(n,{instancePath:p="",parentData:_,
parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=_a.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),n&&
typeof n=="object"&&!Array.isArray(n)){if(n.sessionId===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sessio\
nId"},message:"must have required property 'sessionId'"};s===null?s=[a]:s.push(a),d++}for(let a in n)if(a!=="sessionId"){let v={instancePath:p,schemaPath:"#/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};s===null?s=[v]:s.push(v),d++}n.sessionId!==
void 0&&(N(n.sessionId,{instancePath:p+"/sessionId",parentData:n,parentDataProperty:"sessionId",rootData:D,dynamicAnchors:R})||(s=s===null?N.errors:s.concat(N.errors),
d=s.length))}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};s===null?s=[a]:s.push(a),d++}return _a.
errors=s,d===0}_a.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};let oi=or,_e={description:"A player, and the products of the organisation that a guardian\
 is asked to consent to.",type:"object",additionalProperties:!1,required:["jurisdiction","requestedProductIds","kuid"],properties:{jurisdiction:{$ref:"#/compone\
nts/schemas/Jurisdiction"},requestedProductIds:{description:"The ids of the products, each once.",type:"array",minItems:1,maxItems:20,items:{$ref:"#/components/\
schemas/ProductId"}},kuid:{description:"The id of the player. An unknown id becomes a new player.",$ref:"#/components/schemas/Uuid"},externalId:{description:"Yo\
ur own id of the player. It replaces the earlier one. CONFLICT if another player has it.",$ref:"#/components/schemas/ExternalId"}}},In={description:"The id of t\
he product.",type:"integer",minimum:1,maximum:2147483647,examples:[101]};function Ct(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){
let s=null,d=0,h=Ct.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),!(typeof n=="number"&&!(n%1)&&!isNaN(n))){let a={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"integer"},message:"must be integer"};s===null?s=[a]:s.push(a),d++}if(typeof n=="number"){if(n>2147483647||isNaN(
n)){let a={instancePath:p,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};s===null?s=[a]:s.push(
a),d++}if(n<1||isNaN(n)){let a={instancePath:p,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};s===null?s=[a]:
s.push(a),d++}}return Ct.errors=s,d===0}Ct.evaluated={dynamicProps:!1,dynamicItems:!1};function or(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,
dynamicAnchors:R={}}={}){let s=null,d=0,h=or.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),n&&typeof n=="object"&&!Array.isArray(
n)){if(n.jurisdiction===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"jurisdiction"},message:"must have requ\
ired property 'jurisdiction'"};s===null?s=[a]:s.push(a),d++}if(n.requestedProductIds===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"requestedProductIds"},message:"must have required property 'requestedProductIds'"};s===null?s=[a]:s.push(a),d++}if(n.kuid===void 0){let a={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kuid"},message:"must have required property 'kuid'"};s===null?s=[a]:s.push(a),
d++}for(let a in n)if(!(a==="jurisdiction"||a==="requestedProductIds"||a==="kuid"||a==="externalId")){let v={instancePath:p,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};s===null?s=[v]:s.push(v),d++}if(n.jurisdiction!==void 0&&
(ye(n.jurisdiction,{instancePath:p+"/jurisdiction",parentData:n,parentDataProperty:"jurisdiction",rootData:D,dynamicAnchors:R})||(s=s===null?ye.errors:s.concat(
ye.errors),d=s.length)),n.requestedProductIds!==void 0){let a=n.requestedProductIds;if(Array.isArray(a)){if(a.length>20){let O={instancePath:p+"/requestedProduc\
tIds",schemaPath:"#/properties/requestedProductIds/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};s===null?s=[O]:s.push(
O),d++}if(a.length<1){let O={instancePath:p+"/requestedProductIds",schemaPath:"#/properties/requestedProductIds/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};s===null?s=[O]:s.push(O),d++}let v=a.length;for(let O=0;O<v;O++)Ct(a[O],{instancePath:p+"/requestedProductIds/"+O,parentData:a,
parentDataProperty:O,rootData:D,dynamicAnchors:R})||(s=s===null?Ct.errors:s.concat(Ct.errors),d=s.length)}else{let v={instancePath:p+"/requestedProductIds",schemaPath:"\
#/properties/requestedProductIds/type",keyword:"type",params:{type:"array"},message:"must be array"};s===null?s=[v]:s.push(v),d++}}n.kuid!==void 0&&(N(n.kuid,{instancePath:p+
"/kuid",parentData:n,parentDataProperty:"kuid",rootData:D,dynamicAnchors:R})||(s=s===null?N.errors:s.concat(N.errors),d=s.length)),n.externalId!==void 0&&(W(n.externalId,
{instancePath:p+"/externalId",parentData:n,parentDataProperty:"externalId",rootData:D,dynamicAnchors:R})||(s=s===null?W.errors:s.concat(W.errors),d=s.length))}else{
let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};s===null?s=[a]:s.push(a),d++}return or.errors=s,d===0}
or.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};let Ie=Ca;function Ca(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){
let s=null,d=0,h=Ca.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),typeof n=="string"){if($(n)>36){let a={instancePath:p,schemaPath:"\
#/maxLength",keyword:"maxLength",params:{limit:36},message:"must NOT have more than 36 characters"};s===null?s=[a]:s.push(a),d++}if($(n)<36){let a={instancePath:p,
schemaPath:"#/minLength",keyword:"minLength",params:{limit:36},message:"must NOT have fewer than 36 characters"};s===null?s=[a]:s.push(a),d++}if(!ir.test(n)){let a={
instancePath:p,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"},message:'must match pa\
ttern "^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"'};s===null?s=[a]:s.push(a),d++}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};s===null?s=[a]:s.push(a),d++}return Ca.errors=s,d===0}Ca.evaluated={dynamicProps:!1,dynamicItems:!1};let $e=aa;
function aa(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=aa.evaluated;if(h.dynamicProps&&(h.props=
void 0),h.dynamicItems&&(h.items=void 0),typeof n=="string"){if($(n)>36){let a={instancePath:p,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:36},message:"\
must NOT have more than 36 characters"};s===null?s=[a]:s.push(a),d++}if($(n)<36){let a={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:36},
message:"must NOT have fewer than 36 characters"};s===null?s=[a]:s.push(a),d++}if(!ir.test(n)){let a={instancePath:p,schemaPath:"#/pattern",keyword:"pattern",params:{
pattern:"^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"},message:'must match pattern "^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]\
{12}$"'};s===null?s=[a]:s.push(a),d++}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=
[a]:s.push(a),d++}return aa.errors=s,d===0}aa.evaluated={dynamicProps:!1,dynamicItems:!1};let De=ke,Ui={description:"A challenge.",type:"object",additionalProperties:!1,
required:["challengeId"],properties:{challengeId:{description:"The id of the challenge.",$ref:"#/components/schemas/Uuid"}}};function ke(n,{instancePath:p="",parentData:_,
parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=ke.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),n&&
typeof n=="object"&&!Array.isArray(n)){if(n.challengeId===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"chal\
lengeId"},message:"must have required property 'challengeId'"};s===null?s=[a]:s.push(a),d++}for(let a in n)if(a!=="challengeId"){let v={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};s===null?s=[v]:s.push(v),d++}
n.challengeId!==void 0&&(N(n.challengeId,{instancePath:p+"/challengeId",parentData:n,parentDataProperty:"challengeId",rootData:D,dynamicAnchors:R})||(s=s===null?
N.errors:s.concat(N.errors),d=s.length))}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};s===null?
s=[a]:s.push(a),d++}return ke.errors=s,d===0}ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};let We=ia,ds={description:"A challenge and the guardian who\
 should decide it.",type:"object",additionalProperties:!1,required:["challengeId"],properties:{challengeId:{description:"The challenge to decide.",$ref:"#/compo\
nents/schemas/Uuid"},email:{description:"The guardian's address. By default, the guardian on file.",$ref:"#/components/schemas/Email"}}},Dn={description:"An ema\
il address. Its domain may be international: it is kept in its ASCII form. Letters of any script before the `@` need a mail server with SMTPUTF8. A malformed on\
e is refused with `INVALID_EMAIL`.",type:"string",format:"idn-email",maxLength:254,"x-redact":!0,examples:["guardian@example.com"]},Or=Ft["idn-email"];function Se(n,{
instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=Se.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&
(h.items=void 0),typeof n=="string"){if($(n)>254){let a={instancePath:p,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT have m\
ore than 254 characters"};s===null?s=[a]:s.push(a),d++}if(!Or(n)){let a={instancePath:p,schemaPath:"#/format",keyword:"format",params:{format:"idn-email"},message:'\
must match format "idn-email"'};s===null?s=[a]:s.push(a),d++}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};s===null?s=[a]:s.push(a),d++}return Se.errors=s,d===0}Se.evaluated={dynamicProps:!1,dynamicItems:!1};function ia(n,{instancePath:p="",parentData:_,
parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=ia.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),n&&
typeof n=="object"&&!Array.isArray(n)){if(n.challengeId===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"chal\
lengeId"},message:"must have required property 'challengeId'"};s===null?s=[a]:s.push(a),d++}for(let a in n)if(!(a==="challengeId"||a==="email")){let v={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};s===null?s=[v]:s.
push(v),d++}n.challengeId!==void 0&&(N(n.challengeId,{instancePath:p+"/challengeId",parentData:n,parentDataProperty:"challengeId",rootData:D,dynamicAnchors:R})||
(s=s===null?N.errors:s.concat(N.errors),d=s.length)),n.email!==void 0&&(Se(n.email,{instancePath:p+"/email",parentData:n,parentDataProperty:"email",rootData:D,dynamicAnchors:R})||
(s=s===null?Se.errors:s.concat(Se.errors),d=s.length))}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};s===null?s=[a]:s.push(a),d++}return ia.errors=s,d===0}ia.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};let As=Er,Wi={description:"An end-to-end wid\
get to show to a player. Give at most one of `dateOfBirth` and `age`.",type:"object",additionalProperties:!1,required:["jurisdiction"],properties:{jurisdiction:{
$ref:"#/components/schemas/Jurisdiction"},kuid:{description:"The id of the player. An unknown id becomes a new player.",$ref:"#/components/schemas/Uuid"},externalId:{
description:"Your own id of the player. It replaces the earlier one. CONFLICT if another player has it.",$ref:"#/components/schemas/ExternalId"},dateOfBirth:{$ref:"\
#/components/schemas/PartialDate"},age:{$ref:"#/components/schemas/Age"},platformAgeSignal:{$ref:"#/components/schemas/PlatformAgeSignal"},redirectUrl:{$ref:"#/\
components/schemas/RedirectUrl"},locale:{$ref:"#/components/schemas/Locale"}}};function Er(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){
let s=null,d=0,h=Er.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.jurisdiction===
void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"jurisdiction"},message:"must have required property 'jurisdict\
ion'"};s===null?s=[a]:s.push(a),d++}for(let a in n)if(!(a==="jurisdiction"||a==="kuid"||a==="externalId"||a==="dateOfBirth"||a==="age"||a==="platformAgeSignal"||
a==="redirectUrl"||a==="locale")){let v={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"\
must NOT have additional properties"};s===null?s=[v]:s.push(v),d++}n.jurisdiction!==void 0&&(ye(n.jurisdiction,{instancePath:p+"/jurisdiction",parentData:n,parentDataProperty:"\
jurisdiction",rootData:D,dynamicAnchors:R})||(s=s===null?ye.errors:s.concat(ye.errors),d=s.length)),n.kuid!==void 0&&(N(n.kuid,{instancePath:p+"/kuid",parentData:n,
parentDataProperty:"kuid",rootData:D,dynamicAnchors:R})||(s=s===null?N.errors:s.concat(N.errors),d=s.length)),n.externalId!==void 0&&(W(n.externalId,{instancePath:p+
"/externalId",parentData:n,parentDataProperty:"externalId",rootData:D,dynamicAnchors:R})||(s=s===null?W.errors:s.concat(W.errors),d=s.length)),n.dateOfBirth!==void 0&&
(Ze(n.dateOfBirth,{instancePath:p+"/dateOfBirth",parentData:n,parentDataProperty:"dateOfBirth",rootData:D,dynamicAnchors:R})||(s=s===null?Ze.errors:s.concat(Ze.
errors),d=s.length)),n.age!==void 0&&(qe(n.age,{instancePath:p+"/age",parentData:n,parentDataProperty:"age",rootData:D,dynamicAnchors:R})||(s=s===null?qe.errors:
s.concat(qe.errors),d=s.length)),n.platformAgeSignal!==void 0&&(Cr(n.platformAgeSignal,{instancePath:p+"/platformAgeSignal",parentData:n,parentDataProperty:"pla\
tformAgeSignal",rootData:D,dynamicAnchors:R})||(s=s===null?Cr.errors:s.concat(Cr.errors),d=s.length)),n.redirectUrl!==void 0&&(ne(n.redirectUrl,{instancePath:p+
"/redirectUrl",parentData:n,parentDataProperty:"redirectUrl",rootData:D,dynamicAnchors:R})||(s=s===null?ne.errors:s.concat(ne.errors),d=s.length)),n.locale!==void 0&&
(Te(n.locale,{instancePath:p+"/locale",parentData:n,parentDataProperty:"locale",rootData:D,dynamicAnchors:R})||(s=s===null?Te.errors:s.concat(Te.errors),d=s.length))}else{
let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};s===null?s=[a]:s.push(a),d++}return Er.errors=s,d===0}
Er.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};let li=cs,Rn={description:"An age gate to show to a player.",type:"object",additionalProperties:!1,required:[
"jurisdiction"],properties:{jurisdiction:{$ref:"#/components/schemas/Jurisdiction"},kuid:{description:"The id of the player. An unknown id becomes a new player.",
$ref:"#/components/schemas/Uuid"},externalId:{description:"Your own id of the player. It replaces the earlier one. CONFLICT if another player has it.",$ref:"#/c\
omponents/schemas/ExternalId"},platformAgeSignal:{$ref:"#/components/schemas/PlatformAgeSignal"},redirectUrl:{$ref:"#/components/schemas/RedirectUrl"},locale:{$ref:"\
#/components/schemas/Locale"}}};function cs(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=cs.evaluated;
if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.jurisdiction===void 0){let a={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"jurisdiction"},message:"must have required property 'jurisdiction'"};s===null?s=[a]:s.push(a),
d++}for(let a in n)if(!(a==="jurisdiction"||a==="kuid"||a==="externalId"||a==="platformAgeSignal"||a==="redirectUrl"||a==="locale")){let v={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};s===null?s=[v]:s.push(v),d++}
n.jurisdiction!==void 0&&(ye(n.jurisdiction,{instancePath:p+"/jurisdiction",parentData:n,parentDataProperty:"jurisdiction",rootData:D,dynamicAnchors:R})||(s=s===
null?ye.errors:s.concat(ye.errors),d=s.length)),n.kuid!==void 0&&(N(n.kuid,{instancePath:p+"/kuid",parentData:n,parentDataProperty:"kuid",rootData:D,dynamicAnchors:R})||
(s=s===null?N.errors:s.concat(N.errors),d=s.length)),n.externalId!==void 0&&(W(n.externalId,{instancePath:p+"/externalId",parentData:n,parentDataProperty:"exter\
nalId",rootData:D,dynamicAnchors:R})||(s=s===null?W.errors:s.concat(W.errors),d=s.length)),n.platformAgeSignal!==void 0&&(Cr(n.platformAgeSignal,{instancePath:p+
"/platformAgeSignal",parentData:n,parentDataProperty:"platformAgeSignal",rootData:D,dynamicAnchors:R})||(s=s===null?Cr.errors:s.concat(Cr.errors),d=s.length)),n.
redirectUrl!==void 0&&(ne(n.redirectUrl,{instancePath:p+"/redirectUrl",parentData:n,parentDataProperty:"redirectUrl",rootData:D,dynamicAnchors:R})||(s=s===null?
ne.errors:s.concat(ne.errors),d=s.length)),n.locale!==void 0&&(Te(n.locale,{instancePath:p+"/locale",parentData:n,parentDataProperty:"locale",rootData:D,dynamicAnchors:R})||
(s=s===null?Te.errors:s.concat(Te.errors),d=s.length))}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};s===null?s=[a]:s.push(a),d++}return cs.errors=s,d===0}cs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};let ui=Gr,An={description:"A session and the\
 parent who should be linked to it.",type:"object",additionalProperties:!1,required:["sessionId"],properties:{sessionId:{description:"The session to link.",$ref:"\
#/components/schemas/Uuid"},email:{description:"The address that the invitation is mailed to. By default no mail is sent.",$ref:"#/components/schemas/Email"}}};
function Gr(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=Gr.evaluated;if(h.dynamicProps&&(h.props=
void 0),h.dynamicItems&&(h.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.sessionId===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"sessionId"},message:"must have required property 'sessionId'"};s===null?s=[a]:s.push(a),d++}for(let a in n)if(!(a==="sessionI\
d"||a==="email")){let v={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have \
additional properties"};s===null?s=[v]:s.push(v),d++}n.sessionId!==void 0&&(N(n.sessionId,{instancePath:p+"/sessionId",parentData:n,parentDataProperty:"sessionI\
d",rootData:D,dynamicAnchors:R})||(s=s===null?N.errors:s.concat(N.errors),d=s.length)),n.email!==void 0&&(Se(n.email,{instancePath:p+"/email",parentData:n,parentDataProperty:"\
email",rootData:D,dynamicAnchors:R})||(s=s===null?Se.errors:s.concat(Se.errors),d=s.length))}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};s===null?s=[a]:s.push(a),d++}return Gr.errors=s,d===0}Gr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};let di=ze;
function ze(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=ze.evaluated;if(h.dynamicProps&&(h.props=
void 0),h.dynamicItems&&(h.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.challengeId===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"challengeId"},message:"must have required property 'challengeId'"};s===null?s=[a]:s.push(a),d++}for(let a in n)if(a!=="challe\
ngeId"){let v={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional\
 properties"};s===null?s=[v]:s.push(v),d++}n.challengeId!==void 0&&(N(n.challengeId,{instancePath:p+"/challengeId",parentData:n,parentDataProperty:"challengeId",
rootData:D,dynamicAnchors:R})||(s=s===null?N.errors:s.concat(N.errors),d=s.length))}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};s===null?s=[a]:s.push(a),d++}return ze.errors=s,d===0}ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};let ci=ms,Ln={description:"\
A consent page, and the guardian who should open it.",type:"object",additionalProperties:!1,required:["challengeId"],properties:{challengeId:{description:"The c\
hallenge to decide.",$ref:"#/components/schemas/Uuid"},email:{description:"The guardian's address. By default, the guardian on file.",$ref:"#/components/schemas\
/Email"},redirectUrl:{$ref:"#/components/schemas/RedirectUrl"},locale:{$ref:"#/components/schemas/Locale"}}};function ms(n,{instancePath:p="",parentData:_,parentDataProperty:C,
rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=ms.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),n&&typeof n=="object"&&
!Array.isArray(n)){if(n.challengeId===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"challengeId"},message:"m\
ust have required property 'challengeId'"};s===null?s=[a]:s.push(a),d++}for(let a in n)if(!(a==="challengeId"||a==="email"||a==="redirectUrl"||a==="locale")){let v={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};s===
null?s=[v]:s.push(v),d++}n.challengeId!==void 0&&(N(n.challengeId,{instancePath:p+"/challengeId",parentData:n,parentDataProperty:"challengeId",rootData:D,dynamicAnchors:R})||
(s=s===null?N.errors:s.concat(N.errors),d=s.length)),n.email!==void 0&&(Se(n.email,{instancePath:p+"/email",parentData:n,parentDataProperty:"email",rootData:D,dynamicAnchors:R})||
(s=s===null?Se.errors:s.concat(Se.errors),d=s.length)),n.redirectUrl!==void 0&&(ne(n.redirectUrl,{instancePath:p+"/redirectUrl",parentData:n,parentDataProperty:"\
redirectUrl",rootData:D,dynamicAnchors:R})||(s=s===null?ne.errors:s.concat(ne.errors),d=s.length)),n.locale!==void 0&&(Te(n.locale,{instancePath:p+"/locale",parentData:n,
parentDataProperty:"locale",rootData:D,dynamicAnchors:R})||(s=s===null?Te.errors:s.concat(Te.errors),d=s.length))}else{let a={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};s===null?s=[a]:s.push(a),d++}return ms.errors=s,d===0}ms.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
let mi=Na;function Na(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=Na.evaluated;if(h.dynamicProps&&
(h.props=void 0),h.dynamicItems&&(h.items=void 0),typeof n=="string"){if($(n)>36){let a={instancePath:p,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:36},
message:"must NOT have more than 36 characters"};s===null?s=[a]:s.push(a),d++}if($(n)<36){let a={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{
limit:36},message:"must NOT have fewer than 36 characters"};s===null?s=[a]:s.push(a),d++}if(!ir.test(n)){let a={instancePath:p,schemaPath:"#/pattern",keyword:"p\
attern",params:{pattern:"^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"},message:'must match pattern "^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z\
0-9]{4}-[A-z0-9]{12}$"'};s===null?s=[a]:s.push(a),d++}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};s===null?s=[a]:s.push(a),d++}return Na.errors=s,d===0}Na.evaluated={dynamicProps:!1,dynamicItems:!1};let zi=Ls,Zr={description:"A verification of a player\
's age.",type:"object",additionalProperties:!1,required:["jurisdiction","criteria"],properties:{jurisdiction:{$ref:"#/components/schemas/Jurisdiction"},criteria:{
$ref:"#/components/schemas/VerificationCriteria"},options:{$ref:"#/components/schemas/VerificationOptions"},sessionId:{description:"The player's session. With i\
t, the proven age counts for the player in every product of the organisation, and unlocks permissions that need a verified age.",$ref:"#/components/schemas/Uuid"}}},
na={description:"What a verification has to prove: an age, or an age category.","x-expects":"an object with either age or ageCategory",oneOf:[{$ref:"#/component\
s/schemas/VerificationByAge"},{$ref:"#/components/schemas/VerificationByCategory"}]},Vi={description:"At least an age.",type:"object",additionalProperties:!1,required:[
"age"],properties:{age:{description:"The least age.",$ref:"#/components/schemas/Age"}}};function Nt(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,
dynamicAnchors:R={}}={}){let s=null,d=0,h=Nt.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),n&&typeof n=="object"&&!Array.isArray(
n)){if(n.age===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"age"},message:"must have required property 'age\
'"};s===null?s=[a]:s.push(a),d++}for(let a in n)if(a!=="age"){let v={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};s===null?s=[v]:s.push(v),d++}n.age!==void 0&&(qe(n.age,{instancePath:p+"/age",parentData:n,parentDataProperty:"ag\
e",rootData:D,dynamicAnchors:R})||(s=s===null?qe.errors:s.concat(qe.errors),d=s.length))}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};s===null?s=[a]:s.push(a),d++}return Nt.errors=s,d===0}Nt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};let ut={description:"\
A category of the law of the jurisdiction.",type:"object",additionalProperties:!1,required:["ageCategory"],properties:{ageCategory:{description:"`ADULT`: at or \
over the age of majority. `DIGITAL_YOUTH_OR_ADULT`: at or over the age at which a player can consent without a guardian.",type:"string",enum:["ADULT","DIGITAL_Y\
OUTH_OR_ADULT"]}}};function dt(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=dt.evaluated;if(h.dynamicProps&&
(h.props=void 0),h.dynamicItems&&(h.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.ageCategory===void 0){let a={instancePath:p,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"ageCategory"},message:"must have required property 'ageCategory'"};s===null?s=[a]:s.push(a),d++}for(let a in n)
if(a!=="ageCategory"){let v={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT h\
ave additional properties"};s===null?s=[v]:s.push(v),d++}if(n.ageCategory!==void 0){let a=n.ageCategory;if(typeof a!="string"){let v={instancePath:p+"/ageCatego\
ry",schemaPath:"#/properties/ageCategory/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[v]:s.push(v),d++}if(!(a==="ADULT"||a===
"DIGITAL_YOUTH_OR_ADULT")){let v={instancePath:p+"/ageCategory",schemaPath:"#/properties/ageCategory/enum",keyword:"enum",params:{allowedValues:ut.properties.ageCategory.
enum},message:"must be equal to one of the allowed values"};s===null?s=[v]:s.push(v),d++}}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};s===null?s=[a]:s.push(a),d++}return dt.errors=s,d===0}dt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ps(n,{
instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=ps.evaluated;h.dynamicProps&&(h.props=void 0),h.dynamicItems&&
(h.items=void 0);let a=d,v=!1,O=null,X=d;Nt(n,{instancePath:p,parentData:_,parentDataProperty:C,rootData:D,dynamicAnchors:R})||(s=s===null?Nt.errors:s.concat(Nt.
errors),d=s.length);var F=X===d;if(F){v=!0,O=0;var V=!0}let xe=d;dt(n,{instancePath:p,parentData:_,parentDataProperty:C,rootData:D,dynamicAnchors:R})||(s=s===null?
dt.errors:s.concat(dt.errors),d=s.length);var F=xe===d;if(F&&v?(v=!1,O=[O,1]):F&&(v=!0,O=1,V!==!0&&(V=!0)),v)d=a,s!==null&&(a?s.length=a:s=null);else{let hr={instancePath:p,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:O},message:"must match exactly one schema in oneOf"};s===null?s=[hr]:s.push(hr),d++}return ps.errors=
s,h.props=V,d===0}ps.evaluated={dynamicProps:!0,dynamicItems:!1};let $r={description:"Settings for the page.",type:"object",additionalProperties:!1,properties:{
redirectUrl:{$ref:"#/components/schemas/RedirectUrl"},locale:{$ref:"#/components/schemas/Locale"}}};function vr(n,{instancePath:p="",parentData:_,parentDataProperty:C,
rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=vr.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),n&&typeof n=="object"&&
!Array.isArray(n)){for(let a in n)if(!(a==="redirectUrl"||a==="locale")){let v={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:a},message:"must NOT have additional properties"};s===null?s=[v]:s.push(v),d++}n.redirectUrl!==void 0&&(ne(n.redirectUrl,{instancePath:p+
"/redirectUrl",parentData:n,parentDataProperty:"redirectUrl",rootData:D,dynamicAnchors:R})||(s=s===null?ne.errors:s.concat(ne.errors),d=s.length)),n.locale!==void 0&&
(Te(n.locale,{instancePath:p+"/locale",parentData:n,parentDataProperty:"locale",rootData:D,dynamicAnchors:R})||(s=s===null?Te.errors:s.concat(Te.errors),d=s.length))}else{
let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};s===null?s=[a]:s.push(a),d++}return vr.errors=s,d===0}
vr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ls(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){
let s=null,d=0,h=Ls.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.jurisdiction===
void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"jurisdiction"},message:"must have required property 'jurisdict\
ion'"};s===null?s=[a]:s.push(a),d++}if(n.criteria===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"criteria"},
message:"must have required property 'criteria'"};s===null?s=[a]:s.push(a),d++}for(let a in n)if(!(a==="jurisdiction"||a==="criteria"||a==="options"||a==="sessi\
onId")){let v={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional\
 properties"};s===null?s=[v]:s.push(v),d++}n.jurisdiction!==void 0&&(ye(n.jurisdiction,{instancePath:p+"/jurisdiction",parentData:n,parentDataProperty:"jurisdic\
tion",rootData:D,dynamicAnchors:R})||(s=s===null?ye.errors:s.concat(ye.errors),d=s.length)),n.criteria!==void 0&&(ps(n.criteria,{instancePath:p+"/criteria",parentData:n,
parentDataProperty:"criteria",rootData:D,dynamicAnchors:R})||(s=s===null?ps.errors:s.concat(ps.errors),d=s.length)),n.options!==void 0&&(vr(n.options,{instancePath:p+
"/options",parentData:n,parentDataProperty:"options",rootData:D,dynamicAnchors:R})||(s=s===null?vr.errors:s.concat(vr.errors),d=s.length)),n.sessionId!==void 0&&
(N(n.sessionId,{instancePath:p+"/sessionId",parentData:n,parentDataProperty:"sessionId",rootData:D,dynamicAnchors:R})||(s=s===null?N.errors:s.concat(N.errors),d=
s.length))}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};s===null?s=[a]:s.push(a),d++}return Ls.
errors=s,d===0}Ls.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};let pi=oa;function oa(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,
dynamicAnchors:R={}}={}){let s=null,d=0,h=oa.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),n&&typeof n=="object"&&!Array.isArray(
n)){if(n.jurisdiction===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"jurisdiction"},message:"must have requ\
ired property 'jurisdiction'"};s===null?s=[a]:s.push(a),d++}if(n.criteria===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
criteria"},message:"must have required property 'criteria'"};s===null?s=[a]:s.push(a),d++}for(let a in n)if(!(a==="jurisdiction"||a==="criteria"||a==="options"||
a==="sessionId")){let v={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have \
additional properties"};s===null?s=[v]:s.push(v),d++}n.jurisdiction!==void 0&&(ye(n.jurisdiction,{instancePath:p+"/jurisdiction",parentData:n,parentDataProperty:"\
jurisdiction",rootData:D,dynamicAnchors:R})||(s=s===null?ye.errors:s.concat(ye.errors),d=s.length)),n.criteria!==void 0&&(ps(n.criteria,{instancePath:p+"/criter\
ia",parentData:n,parentDataProperty:"criteria",rootData:D,dynamicAnchors:R})||(s=s===null?ps.errors:s.concat(ps.errors),d=s.length)),n.options!==void 0&&(vr(n.options,
{instancePath:p+"/options",parentData:n,parentDataProperty:"options",rootData:D,dynamicAnchors:R})||(s=s===null?vr.errors:s.concat(vr.errors),d=s.length)),n.sessionId!==
void 0&&(N(n.sessionId,{instancePath:p+"/sessionId",parentData:n,parentDataProperty:"sessionId",rootData:D,dynamicAnchors:R})||(s=s===null?N.errors:s.concat(N.errors),
d=s.length))}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};s===null?s=[a]:s.push(a),d++}return oa.
errors=s,d===0}oa.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};let xs=Oa,Bi={description:"A verification that a person is an adult who can act for a min\
or.",type:"object",additionalProperties:!1,required:["jurisdiction"],properties:{jurisdiction:{$ref:"#/components/schemas/Jurisdiction"},options:{$ref:"#/compon\
ents/schemas/VerificationOptions"},sessionId:{description:"The session of the minor. The webhook names it; the verification proves nothing about its player.",$ref:"\
#/components/schemas/Uuid"}}};function Oa(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=Oa.evaluated;
if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.jurisdiction===void 0){let a={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"jurisdiction"},message:"must have required property 'jurisdiction'"};s===null?s=[a]:s.push(a),
d++}for(let a in n)if(!(a==="jurisdiction"||a==="options"||a==="sessionId")){let v={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:a},message:"must NOT have additional properties"};s===null?s=[v]:s.push(v),d++}n.jurisdiction!==void 0&&(ye(n.jurisdiction,{instancePath:p+
"/jurisdiction",parentData:n,parentDataProperty:"jurisdiction",rootData:D,dynamicAnchors:R})||(s=s===null?ye.errors:s.concat(ye.errors),d=s.length)),n.options!==
void 0&&(vr(n.options,{instancePath:p+"/options",parentData:n,parentDataProperty:"options",rootData:D,dynamicAnchors:R})||(s=s===null?vr.errors:s.concat(vr.errors),
d=s.length)),n.sessionId!==void 0&&(N(n.sessionId,{instancePath:p+"/sessionId",parentData:n,parentDataProperty:"sessionId",rootData:D,dynamicAnchors:R})||(s=s===
null?N.errors:s.concat(N.errors),d=s.length))}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};s===
null?s=[a]:s.push(a),d++}return Oa.errors=s,d===0}Oa.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};let Hi=Ea;function Ea(n,{instancePath:p="",parentData:_,
parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=Ea.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),typeof n==
"string"){if($(n)>36){let a={instancePath:p,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:36},message:"must NOT have more than 36 characters"};s===
null?s=[a]:s.push(a),d++}if($(n)<36){let a={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:36},message:"must NOT have fewer than 36 c\
haracters"};s===null?s=[a]:s.push(a),d++}if(!ir.test(n)){let a={instancePath:p,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-z0-9]{8}-[A-z0-9]{4\
}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"},message:'must match pattern "^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"'};s===null?s=[a]:s.push(a),
d++}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[a]:s.push(a),d++}return Ea.errors=
s,d===0}Ea.evaluated={dynamicProps:!1,dynamicItems:!1};let ge=Sr,st={description:"The start of a play.",type:"object",additionalProperties:!1,required:["session\
Id","id","timestamp"],properties:{sessionId:{description:"The player's session.",$ref:"#/components/schemas/Uuid"},id:{description:"The id of the play, chosen b\
y the product.",$ref:"#/components/schemas/Uuid"},timestamp:{description:"When the play began, at most 5 minutes ago. Up to 60 seconds in the future counts as n\
ow.",$ref:"#/components/schemas/Instant"}}};function Sr(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,
d=0,h=Sr.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.sessionId===void 0){let a={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sessionId"},message:"must have required property 'sessionId'"};s===null?s=[a]:
s.push(a),d++}if(n.id===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required prope\
rty 'id'"};s===null?s=[a]:s.push(a),d++}if(n.timestamp===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"times\
tamp"},message:"must have required property 'timestamp'"};s===null?s=[a]:s.push(a),d++}for(let a in n)if(!(a==="sessionId"||a==="id"||a==="timestamp")){let v={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};s===null?s=[v]:s.
push(v),d++}n.sessionId!==void 0&&(N(n.sessionId,{instancePath:p+"/sessionId",parentData:n,parentDataProperty:"sessionId",rootData:D,dynamicAnchors:R})||(s=s===
null?N.errors:s.concat(N.errors),d=s.length)),n.id!==void 0&&(N(n.id,{instancePath:p+"/id",parentData:n,parentDataProperty:"id",rootData:D,dynamicAnchors:R})||(s=
s===null?N.errors:s.concat(N.errors),d=s.length)),n.timestamp!==void 0&&(ee(n.timestamp,{instancePath:p+"/timestamp",parentData:n,parentDataProperty:"timestamp",
rootData:D,dynamicAnchors:R})||(s=s===null?ee.errors:s.concat(ee.errors),d=s.length))}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};s===null?s=[a]:s.push(a),d++}return Sr.errors=s,d===0}Sr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};let fi=la,js={description:"\
The end of a play.",type:"object",additionalProperties:!1,required:["sessionId","id","timestamp"],properties:{sessionId:{description:"The player's session.",$ref:"\
#/components/schemas/Uuid"},id:{description:"The id of the play, chosen by the product.",$ref:"#/components/schemas/Uuid"},timestamp:{description:"When the play\
 ended. Not before it began, and at most 60 seconds in the future.",$ref:"#/components/schemas/Instant"}}};function la(n,{instancePath:p="",parentData:_,parentDataProperty:C,
rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=la.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),n&&typeof n=="object"&&
!Array.isArray(n)){if(n.sessionId===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sessionId"},message:"must \
have required property 'sessionId'"};s===null?s=[a]:s.push(a),d++}if(n.id===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};s===null?s=[a]:s.push(a),d++}if(n.timestamp===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"timestamp"},message:"must have required property 'timestamp'"};s===null?s=[a]:s.push(a),d++}for(let a in n)if(!(a==="sessionId"||
a==="id"||a==="timestamp")){let v={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must\
 NOT have additional properties"};s===null?s=[v]:s.push(v),d++}n.sessionId!==void 0&&(N(n.sessionId,{instancePath:p+"/sessionId",parentData:n,parentDataProperty:"\
sessionId",rootData:D,dynamicAnchors:R})||(s=s===null?N.errors:s.concat(N.errors),d=s.length)),n.id!==void 0&&(N(n.id,{instancePath:p+"/id",parentData:n,parentDataProperty:"\
id",rootData:D,dynamicAnchors:R})||(s=s===null?N.errors:s.concat(N.errors),d=s.length)),n.timestamp!==void 0&&(ee(n.timestamp,{instancePath:p+"/timestamp",parentData:n,
parentDataProperty:"timestamp",rootData:D,dynamicAnchors:R})||(s=s===null?ee.errors:s.concat(ee.errors),d=s.length))}else{let a={instancePath:p,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};s===null?s=[a]:s.push(a),d++}return la.errors=s,d===0}la.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};let Fi=ua;function ua(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=ua.evaluated;
if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),typeof n=="string"){if($(n)>36){let a={instancePath:p,schemaPath:"#/maxLength",keyword:"max\
Length",params:{limit:36},message:"must NOT have more than 36 characters"};s===null?s=[a]:s.push(a),d++}if($(n)<36){let a={instancePath:p,schemaPath:"#/minLengt\
h",keyword:"minLength",params:{limit:36},message:"must NOT have fewer than 36 characters"};s===null?s=[a]:s.push(a),d++}if(!ir.test(n)){let a={instancePath:p,schemaPath:"\
#/pattern",keyword:"pattern",params:{pattern:"^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"},message:'must match pattern "^[A-z0-9]{8}-[A-z0-9\
]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"'};s===null?s=[a]:s.push(a),d++}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},
message:"must be string"};s===null?s=[a]:s.push(a),d++}return ua.errors=s,d===0}ua.evaluated={dynamicProps:!1,dynamicItems:!1};let Yr=cr,xn={description:"Comple\
ted spans of play.",type:"object",additionalProperties:!1,required:["sessionId","events"],properties:{sessionId:{description:"The player's session.",$ref:"#/com\
ponents/schemas/Uuid"},events:{description:"The segments to record.",type:"array",maxItems:1e3,"x-validation":"per-event",items:{$ref:"#/components/schemas/Scre\
entimeSegment"}}}},fs={description:"A completed span of play. If something in it is wrong, only this segment is `rejected`; the rest of the batch is recorded.",
type:"object",additionalProperties:!1,required:["id","durationSeconds","timestamp"],properties:{id:{description:"The id of the segment, chosen by the product. S\
ending an accepted id again is accepted and adds nothing.",$ref:"#/components/schemas/Uuid"},durationSeconds:{description:"The length of the span, from 1 to 86,\
400 seconds.",type:"integer",examples:[900]},timestamp:{description:"When the span began, at most 30 days ago. It must end no later than 60 seconds from now.",$ref:"\
#/components/schemas/Instant"}}};function Ot(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=Ot.evaluated;
if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let a={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};s===null?s=[a]:s.push(a),d++}if(n.durationSeconds===void 0){
let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"durationSeconds"},message:"must have required property 'durationSecond\
s'"};s===null?s=[a]:s.push(a),d++}if(n.timestamp===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"timestamp"},
message:"must have required property 'timestamp'"};s===null?s=[a]:s.push(a),d++}for(let a in n)if(!(a==="id"||a==="durationSeconds"||a==="timestamp")){let v={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};s===null?s=[v]:s.
push(v),d++}if(n.id!==void 0&&(N(n.id,{instancePath:p+"/id",parentData:n,parentDataProperty:"id",rootData:D,dynamicAnchors:R})||(s=s===null?N.errors:s.concat(N.
errors),d=s.length)),n.durationSeconds!==void 0){let a=n.durationSeconds;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let v={instancePath:p+"/durationSeconds",schemaPath:"\
#/properties/durationSeconds/type",keyword:"type",params:{type:"integer"},message:"must be integer"};s===null?s=[v]:s.push(v),d++}}n.timestamp!==void 0&&(ee(n.timestamp,
{instancePath:p+"/timestamp",parentData:n,parentDataProperty:"timestamp",rootData:D,dynamicAnchors:R})||(s=s===null?ee.errors:s.concat(ee.errors),d=s.length))}else{
let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};s===null?s=[a]:s.push(a),d++}return Ot.errors=s,d===0}
Ot.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function cr(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){
let s=null,d=0,h=cr.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.sessionId===void 0){
let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sessionId"},message:"must have required property 'sessionId'"};s===null?
s=[a]:s.push(a),d++}if(n.events===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"events"},message:"must have \
required property 'events'"};s===null?s=[a]:s.push(a),d++}for(let a in n)if(!(a==="sessionId"||a==="events")){let v={instancePath:p,schemaPath:"#/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};s===null?s=[v]:s.push(v),d++}if(n.sessionId!==
void 0&&(N(n.sessionId,{instancePath:p+"/sessionId",parentData:n,parentDataProperty:"sessionId",rootData:D,dynamicAnchors:R})||(s=s===null?N.errors:s.concat(N.errors),
d=s.length)),n.events!==void 0){let a=n.events;if(Array.isArray(a)){if(a.length>1e3){let O={instancePath:p+"/events",schemaPath:"#/properties/events/maxItems",keyword:"\
maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};s===null?s=[O]:s.push(O),d++}let v=a.length;for(let O=0;O<v;O++)Ot(a[O],{instancePath:p+
"/events/"+O,parentData:a,parentDataProperty:O,rootData:D,dynamicAnchors:R})||(s=s===null?Ot.errors:s.concat(Ot.errors),d=s.length)}else{let v={instancePath:p+"\
/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type:"array"},message:"must be array"};s===null?s=[v]:s.push(v),d++}}}else{let a={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};s===null?s=[a]:s.push(a),d++}return cr.errors=s,d===0}cr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};let Et=Mr,Gi={description:"A player's request to the guardian for today.",type:"object",additionalProperties:!1,required:["sess\
ionId","type"],properties:{sessionId:{description:"The player's session.",$ref:"#/components/schemas/Uuid"},type:{$ref:"#/components/schemas/OverrideType"},requestedMinutes:{
description:"How many extra minutes the player asks for.",$ref:"#/components/schemas/OverrideMinutes"},reason:{$ref:"#/components/schemas/OverrideReason"}}},Zi={
description:"`extra-time`: more minutes today. `bypass-quiet-hours`: play during quiet hours.",type:"string",enum:["extra-time","bypass-quiet-hours"]};function Kr(n,{
instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=Kr.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&
(h.items=void 0),typeof n!="string"){let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[a]:s.
push(a),d++}if(!(n==="extra-time"||n==="bypass-quiet-hours")){let a={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Zi.enum},message:"m\
ust be equal to one of the allowed values"};s===null?s=[a]:s.push(a),d++}return Kr.errors=s,d===0}Kr.evaluated={dynamicProps:!1,dynamicItems:!1};let Yi={description:"\
Extra minutes of play.",type:"integer",minimum:1,maximum:1440,examples:[30]};function Ts(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){
let s=null,d=0,h=Ts.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),!(typeof n=="number"&&!(n%1)&&!isNaN(n))){let a={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"integer"},message:"must be integer"};s===null?s=[a]:s.push(a),d++}if(typeof n=="number"){if(n>1440||isNaN(n)){let a={
instancePath:p,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:1440},message:"must be <= 1440"};s===null?s=[a]:s.push(a),d++}if(n<1||isNaN(
n)){let a={instancePath:p,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};s===null?s=[a]:s.push(a),d++}}return Ts.
errors=s,d===0}Ts.evaluated={dynamicProps:!1,dynamicItems:!1};let $t={description:"The player's own words for the guardian.",type:"string",maxLength:500,examples:[
"We are about to finish the last level."],"x-redact":!0};function ct(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){
let s=null,d=0,h=ct.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),typeof n=="string"){if($(n)>500){let a={instancePath:p,schemaPath:"\
#/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};s===null?s=[a]:s.push(a),d++}}else{let a={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[a]:s.push(a),d++}return ct.errors=s,d===0}ct.evaluated={dynamicProps:!1,dynamicItems:!1};
function Mr(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=Mr.evaluated;if(h.dynamicProps&&(h.props=
void 0),h.dynamicItems&&(h.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.sessionId===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"sessionId"},message:"must have required property 'sessionId'"};s===null?s=[a]:s.push(a),d++}if(n.type===void 0){let a={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};s===null?s=[a]:s.push(a),d++}for(let a in n)
if(!(a==="sessionId"||a==="type"||a==="requestedMinutes"||a==="reason")){let v={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:a},message:"must NOT have additional properties"};s===null?s=[v]:s.push(v),d++}n.sessionId!==void 0&&(N(n.sessionId,{instancePath:p+"\
/sessionId",parentData:n,parentDataProperty:"sessionId",rootData:D,dynamicAnchors:R})||(s=s===null?N.errors:s.concat(N.errors),d=s.length)),n.type!==void 0&&(Kr(
n.type,{instancePath:p+"/type",parentData:n,parentDataProperty:"type",rootData:D,dynamicAnchors:R})||(s=s===null?Kr.errors:s.concat(Kr.errors),d=s.length)),n.requestedMinutes!==
void 0&&(Ts(n.requestedMinutes,{instancePath:p+"/requestedMinutes",parentData:n,parentDataProperty:"requestedMinutes",rootData:D,dynamicAnchors:R})||(s=s===null?
Ts.errors:s.concat(Ts.errors),d=s.length)),n.reason!==void 0&&(ct(n.reason,{instancePath:p+"/reason",parentData:n,parentDataProperty:"reason",rootData:D,dynamicAnchors:R})||
(s=s===null?ct.errors:s.concat(ct.errors),d=s.length))}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};s===null?s=[a]:s.push(a),d++}return Mr.errors=s,d===0}Mr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};let hi=da,tt={description:"Transactions of a\
 session.",type:"object",additionalProperties:!1,required:["sessionId","events"],properties:{sessionId:{description:"The player's session.",$ref:"#/components/s\
chemas/Uuid"},events:{description:"The transactions to record, in the order in which they happened.",type:"array",maxItems:1e3,"x-validation":"per-event",items:{
$ref:"#/components/schemas/Transaction"}}}},yi={description:"A charge, a failed charge or a refund. If something in it is wrong, only this transaction is `rejec\
ted`; the rest of the batch is recorded. Only a refund has `refundOf`, which names its purchase.",type:"object",additionalProperties:!1,required:["id","timestam\
p","status","amountMinor","currency","item"],properties:{id:{description:"The id of the transaction, chosen by the product. Sending an accepted id again is acce\
pted and changes nothing. A charge that failed and is attempted again is a new transaction.",$ref:"#/components/schemas/Uuid"},timestamp:{description:"When it h\
appened, at most 400 days ago and at most 60 seconds ahead.",$ref:"#/components/schemas/Instant"},status:{$ref:"#/components/schemas/TransactionStatus"},amountMinor:{
description:"The amount in minor units of the currency, from 0 to 1,000,000,000,000. 999 is 9.99 USD, 999 JPY and 0.999 KWD. A refund is positive, too.",type:"i\
nteger",examples:[999]},currency:{$ref:"#/components/schemas/CurrencyCode"},item:{$ref:"#/components/schemas/PurchasedItem"},recurring:{$ref:"#/components/schem\
as/RecurringCharge"},payment:{$ref:"#/components/schemas/TransactionPayment"},refundOf:{description:"Only for a refund: the id of the completed purchase of this\
 session that is refunded. The refund is in the same currency, and at most the amount that is not refunded yet.",$ref:"#/components/schemas/Uuid"}},if:{required:[
"status"],properties:{status:{const:"refunded"}}},then:{required:["refundOf"],properties:{refundOf:!0}},else:{properties:{refundOf:!1}}},Ji=Object.prototype.hasOwnProperty,
mt={description:"`completed`: the charge went through. `failed`: it was attempted and did not go through. `refunded`: money of an earlier purchase was given bac\
k.",type:"string",enum:["completed","failed","refunded"]};function pt(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){
let s=null,d=0,h=pt.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),typeof n!="string"){let a={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[a]:s.push(a),d++}if(!(n==="completed"||n==="failed"||n==="refunded")){let a={instancePath:p,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:mt.enum},message:"must be equal to one of the allowed values"};s===null?s=[a]:s.push(a),d++}return pt.errors=
s,d===0}pt.evaluated={dynamicProps:!1,dynamicItems:!1};let St={description:"A currency code of ISO 4217, in any letter case. Responses give it in capitals.",type:"\
string",maxLength:64,examples:["USD"]};function ft(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=ft.
evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),typeof n=="string"){if($(n)>64){let a={instancePath:p,schemaPath:"#/maxLength",keyword:"\
maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};s===null?s=[a]:s.push(a),d++}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};s===null?s=[a]:s.push(a),d++}return ft.errors=s,d===0}ft.evaluated={dynamicProps:!1,dynamicItems:!1};let _s={
description:"What was bought.",type:"object",additionalProperties:!1,required:["sku","name"],properties:{sku:{description:"The product's own id of the item.",type:"\
string",minLength:1,maxLength:128},name:{description:"What guardians see.",type:"string",minLength:1,maxLength:200},category:{description:"The kind of item, in \
the product's words.",type:"string",minLength:1,maxLength:64},quantity:{description:"How many. 1 if it is absent.",type:"integer",minimum:1,maximum:1e6}}};function ht(n,{
instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=ht.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&
(h.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.sku===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sku"},message:"must have required property 'sku'"};s===null?s=[a]:s.push(a),d++}if(n.name===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"name"},message:"must have required property 'name'"};s===null?s=[a]:s.push(a),d++}for(let a in n)if(!(a==="sku"||a==="name"||a==="\
category"||a==="quantity")){let v={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must\
 NOT have additional properties"};s===null?s=[v]:s.push(v),d++}if(n.sku!==void 0){let a=n.sku;if(typeof a=="string"){if($(a)>128){let v={instancePath:p+"/sku",schemaPath:"\
#/properties/sku/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};s===null?s=[v]:s.push(v),d++}if($(a)<1){let v={
instancePath:p+"/sku",schemaPath:"#/properties/sku/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};s===null?s=[
v]:s.push(v),d++}}else{let v={instancePath:p+"/sku",schemaPath:"#/properties/sku/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?
s=[v]:s.push(v),d++}}if(n.name!==void 0){let a=n.name;if(typeof a=="string"){if($(a)>200){let v={instancePath:p+"/name",schemaPath:"#/properties/name/maxLength",
keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};s===null?s=[v]:s.push(v),d++}if($(a)<1){let v={instancePath:p+"/name",schemaPath:"\
#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};s===null?s=[v]:s.push(v),d++}}else{let v={instancePath:p+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[v]:s.push(v),d++}}if(n.category!==void 0){
let a=n.category;if(typeof a=="string"){if($(a)>64){let v={instancePath:p+"/category",schemaPath:"#/properties/category/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters"};s===null?s=[v]:s.push(v),d++}if($(a)<1){let v={instancePath:p+"/category",schemaPath:"#/properties/category/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};s===null?s=[v]:s.push(v),d++}}else{let v={instancePath:p+"/categor\
y",schemaPath:"#/properties/category/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[v]:s.push(v),d++}}if(n.quantity!==void 0){
let a=n.quantity;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let v={instancePath:p+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};s===null?s=[v]:s.push(v),d++}if(typeof a=="number"){if(a>1e6||isNaN(a)){let v={instancePath:p+"/quantity",schemaPath:"#/pro\
perties/quantity/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};s===null?s=[v]:s.push(v),d++}if(a<1||isNaN(a)){let v={
instancePath:p+"/quantity",schemaPath:"#/properties/quantity/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};s===null?s=[v]:
s.push(v),d++}}}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};s===null?s=[a]:s.push(a),d++}return ht.
errors=s,d===0}ht.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};let Cs={description:"For one charge of a recurring purchase. Send each renewal as a trans\
action with an id of its own.",type:"object",additionalProperties:!1,required:["subscriptionId","sequence"],properties:{subscriptionId:{description:"The product\
's or the provider's id of the subscription.",type:"string",minLength:1,maxLength:128},sequence:{description:"Which charge of the subscription this is; the firs\
t is 1.",type:"integer",minimum:0,maximum:2147483647}}};function yt(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){
let s=null,d=0,h=yt.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.subscriptionId===
void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"subscriptionId"},message:"must have required property 'subscri\
ptionId'"};s===null?s=[a]:s.push(a),d++}if(n.sequence===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sequen\
ce"},message:"must have required property 'sequence'"};s===null?s=[a]:s.push(a),d++}for(let a in n)if(!(a==="subscriptionId"||a==="sequence")){let v={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};s===null?s=[v]:s.
push(v),d++}if(n.subscriptionId!==void 0){let a=n.subscriptionId;if(typeof a=="string"){if($(a)>128){let v={instancePath:p+"/subscriptionId",schemaPath:"#/prope\
rties/subscriptionId/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};s===null?s=[v]:s.push(v),d++}if($(a)<1){
let v={instancePath:p+"/subscriptionId",schemaPath:"#/properties/subscriptionId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters"};s===null?s=[v]:s.push(v),d++}}else{let v={instancePath:p+"/subscriptionId",schemaPath:"#/properties/subscriptionId/type",keyword:"type",params:{
type:"string"},message:"must be string"};s===null?s=[v]:s.push(v),d++}}if(n.sequence!==void 0){let a=n.sequence;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let v={
instancePath:p+"/sequence",schemaPath:"#/properties/sequence/type",keyword:"type",params:{type:"integer"},message:"must be integer"};s===null?s=[v]:s.push(v),d++}
if(typeof a=="number"){if(a>2147483647||isNaN(a)){let v={instancePath:p+"/sequence",schemaPath:"#/properties/sequence/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647},message:"must be <= 2147483647"};s===null?s=[v]:s.push(v),d++}if(a<0||isNaN(a)){let v={instancePath:p+"/sequence",schemaPath:"#/properties\
/sequence/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};s===null?s=[v]:s.push(v),d++}}}}else{let a={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};s===null?s=[a]:s.push(a),d++}return yt.errors=s,d===0}yt.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};let jn={description:"How it was paid, as `POST /transaction/lookup-provider` returns it. Every field is optional. `payerEmail` is checked and n\
ot stored.",type:"object",additionalProperties:!1,properties:{provider:{description:"The merchant of record, such as `xsolla`.",type:"string",minLength:1,maxLength:64},
invoiceId:{description:"The provider's id of the payment.",type:"string",minLength:1,maxLength:128},payerEmail:{description:"The payer's email address.",type:"s\
tring",format:"idn-email",maxLength:254,"x-redact":!0,examples:["payer@example.com"]},instrument:{$ref:"#/components/schemas/PaymentInstrument"},funding:{$ref:"\
#/components/schemas/PaymentFunding"}}},gt={description:"What was paid with.","x-extensible":!0,type:"string",enum:["card","wallet","bank-transfer","carrier-bil\
ling","gift-card","platform-store","cash-voucher","other"]};function vt(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){
let s=null,d=0,h=vt.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),typeof n!="string"){let a={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[a]:s.push(a),d++}if(!(n==="card"||n==="wallet"||n==="bank-transfer"||n==="carrier-bi\
lling"||n==="gift-card"||n==="platform-store"||n==="cash-voucher"||n==="other")){let a={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:gt.
enum},message:"must be equal to one of the allowed values"};s===null?s=[a]:s.push(a),d++}return vt.errors=s,d===0}vt.evaluated={dynamicProps:!1,dynamicItems:!1};
let Qi={description:"Where the money of a card comes from. `unknown` if the card's first digits are not in the operator's table.",type:"string",enum:["credit","\
debit","prepaid","unknown"]};function kt(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=kt.evaluated;
if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),typeof n!="string"){let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};s===null?s=[a]:s.push(a),d++}if(!(n==="credit"||n==="debit"||n==="prepaid"||n==="unknown")){let a={instancePath:p,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:Qi.enum},message:"must be equal to one of the allowed values"};s===null?s=[a]:s.push(a),d++}return kt.errors=s,d===
0}kt.evaluated={dynamicProps:!1,dynamicItems:!1};function Je(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,
d=0,h=Je.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){for(let a in n)if(!(a==="provi\
der"||a==="invoiceId"||a==="payerEmail"||a==="instrument"||a==="funding")){let v={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:a},message:"must NOT have additional properties"};s===null?s=[v]:s.push(v),d++}if(n.provider!==void 0){let a=n.provider;if(typeof a==
"string"){if($(a)>64){let v={instancePath:p+"/provider",schemaPath:"#/properties/provider/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT hav\
e more than 64 characters"};s===null?s=[v]:s.push(v),d++}if($(a)<1){let v={instancePath:p+"/provider",schemaPath:"#/properties/provider/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters"};s===null?s=[v]:s.push(v),d++}}else{let v={instancePath:p+"/provider",schemaPath:"#/prop\
erties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[v]:s.push(v),d++}}if(n.invoiceId!==void 0){let a=n.invoiceId;if(typeof a==
"string"){if($(a)>128){let v={instancePath:p+"/invoiceId",schemaPath:"#/properties/invoiceId/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT\
 have more than 128 characters"};s===null?s=[v]:s.push(v),d++}if($(a)<1){let v={instancePath:p+"/invoiceId",schemaPath:"#/properties/invoiceId/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};s===null?s=[v]:s.push(v),d++}}else{let v={instancePath:p+"/invoiceId",schemaPath:"#\
/properties/invoiceId/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[v]:s.push(v),d++}}if(n.payerEmail!==void 0){let a=n.payerEmail;
if(typeof a=="string"){if($(a)>254){let v={instancePath:p+"/payerEmail",schemaPath:"#/properties/payerEmail/maxLength",keyword:"maxLength",params:{limit:254},message:"\
must NOT have more than 254 characters"};s===null?s=[v]:s.push(v),d++}if(!Or(a)){let v={instancePath:p+"/payerEmail",schemaPath:"#/properties/payerEmail/format",
keyword:"format",params:{format:"idn-email"},message:'must match format "idn-email"'};s===null?s=[v]:s.push(v),d++}}else{let v={instancePath:p+"/payerEmail",schemaPath:"\
#/properties/payerEmail/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[v]:s.push(v),d++}}n.instrument!==void 0&&(vt(n.instrument,
{instancePath:p+"/instrument",parentData:n,parentDataProperty:"instrument",rootData:D,dynamicAnchors:R})||(s=s===null?vt.errors:s.concat(vt.errors),d=s.length)),
n.funding!==void 0&&(kt(n.funding,{instancePath:p+"/funding",parentData:n,parentDataProperty:"funding",rootData:D,dynamicAnchors:R})||(s=s===null?kt.errors:s.concat(
kt.errors),d=s.length))}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};s===null?s=[a]:s.push(a),
d++}return Je.errors=s,d===0}Je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Xr(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,
dynamicAnchors:R={}}={}){let s=null,d=0,h=Xr.evaluated;h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0);let a=d,v=!0,O=d;if(n&&typeof n=="objec\
t"&&!Array.isArray(n)){let F;if(n.status===void 0&&(F="status")){let hr={};s===null?s=[hr]:s.push(hr),d++}else if(n.status!==void 0&&n.status!=="refunded"){let hr={};
s===null?s=[hr]:s.push(hr),d++}}var X=O===d;d=a,s!==null&&(a?s.length=a:s=null);let V;if(X){let F=d;if(n&&typeof n=="object"&&!Array.isArray(n)&&n.refundOf===void 0){
let zt={instancePath:p,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:"refundOf"},message:"must have required property 'refundOf'"};s===
null?s=[zt]:s.push(zt),d++}var X=F===d;if(v=X,v){var xe={};xe.refundOf=!0,xe.status=!0}V="then"}else{let F=d;if(n&&typeof n=="object"&&!Array.isArray(n)&&n.refundOf!==
void 0){let zt={instancePath:p+"/refundOf",schemaPath:"#/else/properties/refundOf/false schema",keyword:"false schema",params:{},message:"boolean schema is fals\
e"};s===null?s=[zt]:s.push(zt),d++}var X=F===d;v=X,v&&xe!==!0&&(xe=xe||{},xe.refundOf=!0),V="else"}if(!v){let F={instancePath:p,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:V},message:'must match "'+V+'" schema'};s===null?s=[F]:s.push(F),d++}if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let F={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};s===null?s=[F]:s.push(F),d++}if(n.timestamp===
void 0){let F={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"timestamp"},message:"must have required property 'timestamp'"};
s===null?s=[F]:s.push(F),d++}if(n.status===void 0){let F={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"m\
ust have required property 'status'"};s===null?s=[F]:s.push(F),d++}if(n.amountMinor===void 0){let F={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"amountMinor"},message:"must have required property 'amountMinor'"};s===null?s=[F]:s.push(F),d++}if(n.currency===void 0){let F={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"currency"},message:"must have required property 'currency'"};s===null?s=[F]:s.push(F),d++}if(n.item===void 0){
let F={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"item"},message:"must have required property 'item'"};s===null?s=[F]:s.
push(F),d++}for(let F in n)if(!Ji.call(yi.properties,F)){let hr={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:F},
message:"must NOT have additional properties"};s===null?s=[hr]:s.push(hr),d++}if(n.id!==void 0&&(N(n.id,{instancePath:p+"/id",parentData:n,parentDataProperty:"i\
d",rootData:D,dynamicAnchors:R})||(s=s===null?N.errors:s.concat(N.errors),d=s.length)),n.timestamp!==void 0&&(ee(n.timestamp,{instancePath:p+"/timestamp",parentData:n,
parentDataProperty:"timestamp",rootData:D,dynamicAnchors:R})||(s=s===null?ee.errors:s.concat(ee.errors),d=s.length)),n.status!==void 0&&(pt(n.status,{instancePath:p+
"/status",parentData:n,parentDataProperty:"status",rootData:D,dynamicAnchors:R})||(s=s===null?pt.errors:s.concat(pt.errors),d=s.length)),n.amountMinor!==void 0){
let F=n.amountMinor;if(!(typeof F=="number"&&!(F%1)&&!isNaN(F))){let hr={instancePath:p+"/amountMinor",schemaPath:"#/properties/amountMinor/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};s===null?s=[hr]:s.push(hr),d++}}n.currency!==void 0&&(ft(n.currency,{instancePath:p+"/currency",parentData:n,
parentDataProperty:"currency",rootData:D,dynamicAnchors:R})||(s=s===null?ft.errors:s.concat(ft.errors),d=s.length)),n.item!==void 0&&(ht(n.item,{instancePath:p+
"/item",parentData:n,parentDataProperty:"item",rootData:D,dynamicAnchors:R})||(s=s===null?ht.errors:s.concat(ht.errors),d=s.length)),n.recurring!==void 0&&(yt(n.
recurring,{instancePath:p+"/recurring",parentData:n,parentDataProperty:"recurring",rootData:D,dynamicAnchors:R})||(s=s===null?yt.errors:s.concat(yt.errors),d=s.
length)),n.payment!==void 0&&(Je(n.payment,{instancePath:p+"/payment",parentData:n,parentDataProperty:"payment",rootData:D,dynamicAnchors:R})||(s=s===null?Je.errors:
s.concat(Je.errors),d=s.length)),n.refundOf!==void 0&&(N(n.refundOf,{instancePath:p+"/refundOf",parentData:n,parentDataProperty:"refundOf",rootData:D,dynamicAnchors:R})||
(s=s===null?N.errors:s.concat(N.errors),d=s.length))}else{let F={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};s===null?s=[F]:s.push(F),d++}return Xr.errors=s,d===0}Xr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function da(n,{instancePath:p="",parentData:_,
parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=da.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),n&&
typeof n=="object"&&!Array.isArray(n)){if(n.sessionId===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sessio\
nId"},message:"must have required property 'sessionId'"};s===null?s=[a]:s.push(a),d++}if(n.events===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"events"},message:"must have required property 'events'"};s===null?s=[a]:s.push(a),d++}for(let a in n)if(!(a==="sessionId"||a===
"events")){let v={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additio\
nal properties"};s===null?s=[v]:s.push(v),d++}if(n.sessionId!==void 0&&(N(n.sessionId,{instancePath:p+"/sessionId",parentData:n,parentDataProperty:"sessionId",rootData:D,
dynamicAnchors:R})||(s=s===null?N.errors:s.concat(N.errors),d=s.length)),n.events!==void 0){let a=n.events;if(Array.isArray(a)){if(a.length>1e3){let O={instancePath:p+
"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};s===null?s=[O]:s.push(O),
d++}let v=a.length;for(let O=0;O<v;O++)Xr(a[O],{instancePath:p+"/events/"+O,parentData:a,parentDataProperty:O,rootData:D,dynamicAnchors:R})||(s=s===null?Xr.errors:
s.concat(Xr.errors),d=s.length)}else{let v={instancePath:p+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type:"array"},message:"must be\
 array"};s===null?s=[v]:s.push(v),d++}}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};s===null?
s=[a]:s.push(a),d++}return da.errors=s,d===0}da.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};let en=ca,Kt={description:"A payment as its provider descri\
bed it.",type:"object",additionalProperties:!1,required:["provider","data"],properties:{provider:{$ref:"#/components/schemas/PaymentProvider"},data:{description:"\
The body of the provider's payment webhook, unchanged. For `xsolla`: the body of `payment` or of `order_paid`. For a card it must include the card's first digit\
s (BIN). It is neither stored nor logged.",type:"object",additionalProperties:!0,maxProperties:200,"x-max-depth":32,"x-redact":!0}}},gi={description:"The mercha\
nt of record.","x-extensible":!0,type:"string",enum:["xsolla"]};function Ur(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){
let s=null,d=0,h=Ur.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),typeof n!="string"){let a={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[a]:s.push(a),d++}if(n!=="xsolla"){let a={instancePath:p,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:gi.enum},message:"must be equal to one of the allowed values"};s===null?s=[a]:s.push(a),d++}return Ur.errors=s,d===0}Ur.evaluated={dynamicProps:!1,
dynamicItems:!1};function ca(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=ca.evaluated;if(h.dynamicProps&&
(h.props=void 0),h.dynamicItems&&(h.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.provider===void 0){let a={instancePath:p,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"provider"},message:"must have required property 'provider'"};s===null?s=[a]:s.push(a),d++}if(n.data===void 0){let a={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};s===null?s=[a]:s.push(a),
d++}for(let a in n)if(!(a==="provider"||a==="data")){let v={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};s===null?s=[v]:s.push(v),d++}if(n.provider!==void 0&&(Ur(n.provider,{instancePath:p+"/provider",parentData:n,parentDataProperty:"\
provider",rootData:D,dynamicAnchors:R})||(s=s===null?Ur.errors:s.concat(Ur.errors),d=s.length)),n.data!==void 0){let a=n.data;if(a&&typeof a=="object"&&!Array.isArray(
a)){if(Object.keys(a).length>200){let v={instancePath:p+"/data",schemaPath:"#/properties/data/maxProperties",keyword:"maxProperties",params:{limit:200},message:"\
must NOT have more than 200 properties"};s===null?s=[v]:s.push(v),d++}}else{let v={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{
type:"object"},message:"must be object"};s===null?s=[v]:s.push(v),d++}}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};s===null?s=[a]:s.push(a),d++}return ca.errors=s,d===0}ca.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};let Pt=ma;function ma(n,{instancePath:p="",
parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=ma.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=
void 0),typeof n=="string"){if($(n)>36){let a={instancePath:p,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:36},message:"must NOT have more than 36\
 characters"};s===null?s=[a]:s.push(a),d++}if($(n)<36){let a={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:36},message:"must NOT ha\
ve fewer than 36 characters"};s===null?s=[a]:s.push(a),d++}if(!ir.test(n)){let a={instancePath:p,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-z\
0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"},message:'must match pattern "^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"'};s===null?
s=[a]:s.push(a),d++}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[a]:s.push(a),d++}
return ma.errors=s,d===0}ma.evaluated={dynamicProps:!1,dynamicItems:!1};let rn=$a,sn={description:"Activity of a session.",type:"object",additionalProperties:!1,
required:["sessionId","events"],properties:{sessionId:{description:"The player's session.",$ref:"#/components/schemas/Uuid"},events:{description:"The records.",
type:"array",maxItems:1e3,"x-validation":"per-event",items:{$ref:"#/components/schemas/ActivityRecord"}}}},hs={description:"Something that a player did, of a ty\
pe that the product declares. If something in it is wrong, only this record is `rejected`; the rest of the batch is recorded.",type:"object",additionalProperties:!1,
required:["id","type","timestamp","data"],properties:{id:{description:"The id of the record, chosen by the product. Sending an accepted id again is accepted and\
 changes nothing.",$ref:"#/components/schemas/Uuid"},type:{description:"A type of the product file's `activityTypes`.",type:"string",minLength:1,maxLength:64,examples:[
"match-played"]},timestamp:{description:"When it happened, at most 400 days ago and at most 60 seconds ahead.",$ref:"#/components/schemas/Instant"},data:{description:"\
What happened, as the JSON Schema of the type describes it.",type:"object",additionalProperties:!0,maxProperties:1e3,"x-max-depth":32,"x-redact":!0}}};function Mt(n,{
instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=Mt.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&
(h.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};s===null?s=[a]:s.push(a),d++}if(n.type===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"type"},message:"must have required property 'type'"};s===null?s=[a]:s.push(a),d++}if(n.timestamp===void 0){let a={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"timestamp"},message:"must have required property 'timestamp'"};s===null?s=[a]:s.push(a),d++}if(n.data===
void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};s===null?
s=[a]:s.push(a),d++}for(let a in n)if(!(a==="id"||a==="type"||a==="timestamp"||a==="data")){let v={instancePath:p,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};s===null?s=[v]:s.push(v),d++}if(n.id!==void 0&&(N(n.id,{instancePath:p+
"/id",parentData:n,parentDataProperty:"id",rootData:D,dynamicAnchors:R})||(s=s===null?N.errors:s.concat(N.errors),d=s.length)),n.type!==void 0){let a=n.type;if(typeof a==
"string"){if($(a)>64){let v={instancePath:p+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more t\
han 64 characters"};s===null?s=[v]:s.push(v),d++}if($(a)<1){let v={instancePath:p+"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};s===null?s=[v]:s.push(v),d++}}else{let v={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};s===null?s=[v]:s.push(v),d++}}if(n.timestamp!==void 0&&(ee(n.timestamp,{instancePath:p+"/timestamp",parentData:n,
parentDataProperty:"timestamp",rootData:D,dynamicAnchors:R})||(s=s===null?ee.errors:s.concat(ee.errors),d=s.length)),n.data!==void 0){let a=n.data;if(a&&typeof a==
"object"&&!Array.isArray(a)){if(Object.keys(a).length>1e3){let v={instancePath:p+"/data",schemaPath:"#/properties/data/maxProperties",keyword:"maxProperties",params:{
limit:1e3},message:"must NOT have more than 1000 properties"};s===null?s=[v]:s.push(v),d++}}else{let v={instancePath:p+"/data",schemaPath:"#/properties/data/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};s===null?s=[v]:s.push(v),d++}}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};s===null?s=[a]:s.push(a),d++}return Mt.errors=s,d===0}Mt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function $a(n,{
instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=$a.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&
(h.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.sessionId===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sessionId"},message:"must have required property 'sessionId'"};s===null?s=[a]:s.push(a),d++}if(n.events===void 0){let a={instancePath:p,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"events"},message:"must have required property 'events'"};s===null?s=[a]:s.push(a),d++}for(let a in n)if(!(a==="sessi\
onId"||a==="events")){let v={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT h\
ave additional properties"};s===null?s=[v]:s.push(v),d++}if(n.sessionId!==void 0&&(N(n.sessionId,{instancePath:p+"/sessionId",parentData:n,parentDataProperty:"s\
essionId",rootData:D,dynamicAnchors:R})||(s=s===null?N.errors:s.concat(N.errors),d=s.length)),n.events!==void 0){let a=n.events;if(Array.isArray(a)){if(a.length>
1e3){let O={instancePath:p+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};
s===null?s=[O]:s.push(O),d++}let v=a.length;for(let O=0;O<v;O++)Mt(a[O],{instancePath:p+"/events/"+O,parentData:a,parentDataProperty:O,rootData:D,dynamicAnchors:R})||
(s=s===null?Mt.errors:s.concat(Mt.errors),d=s.length)}else{let v={instancePath:p+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};s===null?s=[v]:s.push(v),d++}}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};s===null?s=[a]:s.push(a),d++}return $a.errors=s,d===0}$a.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};let Ve=Ce,Tn={description:"A player.",
type:"object",additionalProperties:!1,required:["kuid"],properties:{kuid:{description:"The id of the player.",$ref:"#/components/schemas/Uuid"}}};function Ce(n,{
instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=Ce.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&
(h.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.kuid===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
kuid"},message:"must have required property 'kuid'"};s===null?s=[a]:s.push(a),d++}for(let a in n)if(a!=="kuid"){let v={instancePath:p,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};s===null?s=[v]:s.push(v),d++}n.kuid!==void 0&&
(N(n.kuid,{instancePath:p+"/kuid",parentData:n,parentDataProperty:"kuid",rootData:D,dynamicAnchors:R})||(s=s===null?N.errors:s.concat(N.errors),d=s.length))}else{
let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};s===null?s=[a]:s.push(a),d++}return Ce.errors=s,d===0}
Ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};let Jr=Sa;function Sa(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){
let s=null,d=0,h=Sa.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.kuid===void 0){
let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kuid"},message:"must have required property 'kuid'"};s===null?s=[a]:s.
push(a),d++}for(let a in n)if(a!=="kuid"){let v={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};s===null?s=[v]:s.push(v),d++}n.kuid!==void 0&&(N(n.kuid,{instancePath:p+"/kuid",parentData:n,parentDataProperty:"\
kuid",rootData:D,dynamicAnchors:R})||(s=s===null?N.errors:s.concat(N.errors),d=s.length))}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};s===null?s=[a]:s.push(a),d++}return Sa.errors=s,d===0}Sa.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};let vi=mr,
Qr={type:"integer",minimum:1,maximum:1e3};function mr(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,
h=mr.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),!(typeof n=="number"&&!(n%1)&&!isNaN(n))){let a={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"integer"},message:"must be integer"};s===null?s=[a]:s.push(a),d++}if(typeof n=="number"){if(n>1e3||isNaN(n)){let a={instancePath:p,
schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};s===null?s=[a]:s.push(a),d++}if(n<1||isNaN(n)){let a={instancePath:p,
schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};s===null?s=[a]:s.push(a),d++}}return mr.errors=s,d===0}mr.evaluated=
{dynamicProps:!1,dynamicItems:!1};let Xt=pa;function pa(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,
d=0,h=pa.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),typeof n=="string"){if($(n)>36){let a={instancePath:p,schemaPath:"#/maxL\
ength",keyword:"maxLength",params:{limit:36},message:"must NOT have more than 36 characters"};s===null?s=[a]:s.push(a),d++}if($(n)<36){let a={instancePath:p,schemaPath:"\
#/minLength",keyword:"minLength",params:{limit:36},message:"must NOT have fewer than 36 characters"};s===null?s=[a]:s.push(a),d++}if(!ir.test(n)){let a={instancePath:p,
schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"},message:'must match pattern "^[A-z0-9\
]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"'};s===null?s=[a]:s.push(a),d++}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};s===null?s=[a]:s.push(a),d++}return pa.errors=s,d===0}pa.evaluated={dynamicProps:!1,dynamicItems:!1};let ki=Ka,tn={type:"stri\
ng",enum:["asc","desc"]};function Ka(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=Ka.evaluated;
if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),typeof n!="string"){let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};s===null?s=[a]:s.push(a),d++}if(!(n==="asc"||n==="desc")){let a={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:tn.
enum},message:"must be equal to one of the allowed values"};s===null?s=[a]:s.push(a),d++}return Ka.errors=s,d===0}Ka.evaluated={dynamicProps:!1,dynamicItems:!1};
let ve=pr,es={description:"An opaque position in a list, taken from the previous response.",type:"string",minLength:1,maxLength:200};function pr(n,{instancePath:p="",
parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=pr.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=
void 0),typeof n=="string"){if($(n)>200){let a={instancePath:p,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than \
200 characters"};s===null?s=[a]:s.push(a),d++}if($(n)<1){let a={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT h\
ave fewer than 1 characters"};s===null?s=[a]:s.push(a),d++}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};s===null?s=[a]:s.push(a),d++}return pr.errors=s,d===0}pr.evaluated={dynamicProps:!1,dynamicItems:!1};let Pi=fa;function fa(n,{instancePath:p="",parentData:_,
parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=fa.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),typeof n==
"string"){if($(n)>36){let a={instancePath:p,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:36},message:"must NOT have more than 36 characters"};s===
null?s=[a]:s.push(a),d++}if($(n)<36){let a={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:36},message:"must NOT have fewer than 36 c\
haracters"};s===null?s=[a]:s.push(a),d++}if(!ir.test(n)){let a={instancePath:p,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-z0-9]{8}-[A-z0-9]{4\
}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"},message:'must match pattern "^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"'};s===null?s=[a]:s.push(a),
d++}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[a]:s.push(a),d++}return fa.errors=
s,d===0}fa.evaluated={dynamicProps:!1,dynamicItems:!1};let rs=ha;function ha(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){
let s=null,d=0,h=ha.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),typeof n=="string"){if($(n)>36){let a={instancePath:p,schemaPath:"\
#/maxLength",keyword:"maxLength",params:{limit:36},message:"must NOT have more than 36 characters"};s===null?s=[a]:s.push(a),d++}if($(n)<36){let a={instancePath:p,
schemaPath:"#/minLength",keyword:"minLength",params:{limit:36},message:"must NOT have fewer than 36 characters"};s===null?s=[a]:s.push(a),d++}if(!ir.test(n)){let a={
instancePath:p,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"},message:'must match pa\
ttern "^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"'};s===null?s=[a]:s.push(a),d++}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};s===null?s=[a]:s.push(a),d++}return ha.errors=s,d===0}ha.evaluated={dynamicProps:!1,dynamicItems:!1};let an=Be,
nn={description:"The type of an event.","x-extensible":!0,type:"string",enum:["Screentime.BreakReminder","Screentime.LimitWarning","Screentime.LimitReached","Sc\
reentime.QuietHoursWarning","Screentime.QuietHoursReached","Screentime.Ended","Screentime.OverrideRequested","Screentime.OverrideResult","Challenge.StateChange",
"Challenge.EmailFailed","Verification.Result","Widget.Completed","Session.Revoked","Session.Unlink","Session.ChangePermissions","Session.AgeChanged","Session.St\
atusChanged","Spending.LimitWarning","Spending.LimitReached","Test"]};function Be(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){
let s=null,d=0,h=Be.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),typeof n!="string"){let a={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[a]:s.push(a),d++}if(!(n==="Screentime.BreakReminder"||n==="Screentime.LimitWarning"||
n==="Screentime.LimitReached"||n==="Screentime.QuietHoursWarning"||n==="Screentime.QuietHoursReached"||n==="Screentime.Ended"||n==="Screentime.OverrideRequested"||
n==="Screentime.OverrideResult"||n==="Challenge.StateChange"||n==="Challenge.EmailFailed"||n==="Verification.Result"||n==="Widget.Completed"||n==="Session.Revok\
ed"||n==="Session.Unlink"||n==="Session.ChangePermissions"||n==="Session.AgeChanged"||n==="Session.StatusChanged"||n==="Spending.LimitWarning"||n==="Spending.Li\
mitReached"||n==="Test")){let a={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:nn.enum},message:"must be equal to one of the allowed v\
alues"};s===null?s=[a]:s.push(a),d++}return Be.errors=s,d===0}Be.evaluated={dynamicProps:!1,dynamicItems:!1};let on=Ma;function Ma(n,{instancePath:p="",parentData:_,
parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=Ma.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),typeof n==
"string"){if($(n)>40){let a={instancePath:p,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};s===
null?s=[a]:s.push(a),d++}if(!Ha.test(n)){let a={instancePath:p,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0\
-9]{2}:[0-5][0-9]([.][0-9]+)?(Z|[+-][0-9]{2}:[0-9]{2})$"},message:'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9]([.][0-9]+)?(Z|[+\
-][0-9]{2}:[0-9]{2})$"'};s===null?s=[a]:s.push(a),d++}if(!er(n)){let a={instancePath:p,schemaPath:"#/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"'};s===null?s=[a]:s.push(a),d++}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};s===null?s=[a]:s.push(a),d++}return Ma.errors=s,d===0}Ma.evaluated={dynamicProps:!1,dynamicItems:!1};let ln=fr;function fr(n,{instancePath:p="",parentData:_,
parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=fr.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),typeof n==
"string"){if($(n)>40){let a={instancePath:p,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};s===
null?s=[a]:s.push(a),d++}if(!Ha.test(n)){let a={instancePath:p,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0\
-9]{2}:[0-5][0-9]([.][0-9]+)?(Z|[+-][0-9]{2}:[0-9]{2})$"},message:'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9]([.][0-9]+)?(Z|[+\
-][0-9]{2}:[0-9]{2})$"'};s===null?s=[a]:s.push(a),d++}if(!er(n)){let a={instancePath:p,schemaPath:"#/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"'};s===null?s=[a]:s.push(a),d++}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};s===null?s=[a]:s.push(a),d++}return fr.errors=s,d===0}fr.evaluated={dynamicProps:!1,dynamicItems:!1};let qi=Ne,kr={description:"A simulated decisio\
n of a guardian.",type:"object",additionalProperties:!1,required:["challengeId","status"],properties:{challengeId:{description:"The challenge to decide.",$ref:"\
#/components/schemas/Uuid"},status:{description:"`PASS` consents, with every switch as it is when the consent page opens.",type:"string",enum:["PASS","FAIL"]},failureReason:{
description:"Only with `FAIL`. `denied-by-guardian` by default.",$ref:"#/components/schemas/FailureReason"},email:{description:"The guardian's address to keep o\
n file. By default, the address that the challenge was last mailed to.",$ref:"#/components/schemas/Email"}}},at={description:"Why a challenge failed.",type:"str\
ing",enum:["cancelled-by-initiator","denied-by-guardian","not-my-child","deadline-passed","session-revoked","age-criteria-not-met","repudiated-by-guardian","gua\
rdian-refused","second-confirmation-missing","no-longer-needed","max-attempts-exceeded","fraudulent-activity-detected","expired"]};function Ut(n,{instancePath:p="",
parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=Ut.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=
void 0),typeof n!="string"){let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[a]:s.push(a),d++}
if(!(n==="cancelled-by-initiator"||n==="denied-by-guardian"||n==="not-my-child"||n==="deadline-passed"||n==="session-revoked"||n==="age-criteria-not-met"||n==="\
repudiated-by-guardian"||n==="guardian-refused"||n==="second-confirmation-missing"||n==="no-longer-needed"||n==="max-attempts-exceeded"||n==="fraudulent-activit\
y-detected"||n==="expired")){let a={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:at.enum},message:"must be equal to one of the allowe\
d values"};s===null?s=[a]:s.push(a),d++}return Ut.errors=s,d===0}Ut.evaluated={dynamicProps:!1,dynamicItems:!1};function Ne(n,{instancePath:p="",parentData:_,parentDataProperty:C,
rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=Ne.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),n&&typeof n=="object"&&
!Array.isArray(n)){if(n.challengeId===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"challengeId"},message:"m\
ust have required property 'challengeId'"};s===null?s=[a]:s.push(a),d++}if(n.status===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"status"},message:"must have required property 'status'"};s===null?s=[a]:s.push(a),d++}for(let a in n)if(!(a==="challengeId"||a==="status"||a===
"failureReason"||a==="email")){let v={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"m\
ust NOT have additional properties"};s===null?s=[v]:s.push(v),d++}if(n.challengeId!==void 0&&(N(n.challengeId,{instancePath:p+"/challengeId",parentData:n,parentDataProperty:"\
challengeId",rootData:D,dynamicAnchors:R})||(s=s===null?N.errors:s.concat(N.errors),d=s.length)),n.status!==void 0){let a=n.status;if(typeof a!="string"){let v={
instancePath:p+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[v]:s.push(v),d++}if(!(a===
"PASS"||a==="FAIL")){let v={instancePath:p+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:kr.properties.status.enum},message:"\
must be equal to one of the allowed values"};s===null?s=[v]:s.push(v),d++}}n.failureReason!==void 0&&(Ut(n.failureReason,{instancePath:p+"/failureReason",parentData:n,
parentDataProperty:"failureReason",rootData:D,dynamicAnchors:R})||(s=s===null?Ut.errors:s.concat(Ut.errors),d=s.length)),n.email!==void 0&&(Se(n.email,{instancePath:p+
"/email",parentData:n,parentDataProperty:"email",rootData:D,dynamicAnchors:R})||(s=s===null?Se.errors:s.concat(Se.errors),d=s.length))}else{let a={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};s===null?s=[a]:s.push(a),d++}return Ne.errors=s,d===0}Ne.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};let un=Pr,wi={description:"A simulated outcome of a verification.",type:"object",additionalProperties:!1,required:["verificatio\
nId","status"],properties:{verificationId:{description:"The verification to decide.",$ref:"#/components/schemas/Uuid"},status:{description:"`PASS` proves exactl\
y the age that was asked for.",type:"string",enum:["PASS","FAIL"]},failureReason:{description:"Only with `FAIL`. `age-criteria-not-met` by default.",type:"strin\
g",enum:["age-criteria-not-met","max-attempts-exceeded","fraudulent-activity-detected","expired"]}}};function Pr(n,{instancePath:p="",parentData:_,parentDataProperty:C,
rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=Pr.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),n&&typeof n=="object"&&
!Array.isArray(n)){if(n.verificationId===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"verificationId"},message:"\
must have required property 'verificationId'"};s===null?s=[a]:s.push(a),d++}if(n.status===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"status"},message:"must have required property 'status'"};s===null?s=[a]:s.push(a),d++}for(let a in n)if(!(a==="verificationId"||a===
"status"||a==="failureReason")){let v={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"\
must NOT have additional properties"};s===null?s=[v]:s.push(v),d++}if(n.verificationId!==void 0&&(N(n.verificationId,{instancePath:p+"/verificationId",parentData:n,
parentDataProperty:"verificationId",rootData:D,dynamicAnchors:R})||(s=s===null?N.errors:s.concat(N.errors),d=s.length)),n.status!==void 0){let a=n.status;if(typeof a!=
"string"){let v={instancePath:p+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[v]:s.
push(v),d++}if(!(a==="PASS"||a==="FAIL")){let v={instancePath:p+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:wi.properties.
status.enum},message:"must be equal to one of the allowed values"};s===null?s=[v]:s.push(v),d++}}if(n.failureReason!==void 0){let a=n.failureReason;if(typeof a!=
"string"){let v={instancePath:p+"/failureReason",schemaPath:"#/properties/failureReason/type",keyword:"type",params:{type:"string"},message:"must be string"};s===
null?s=[v]:s.push(v),d++}if(!(a==="age-criteria-not-met"||a==="max-attempts-exceeded"||a==="fraudulent-activity-detected"||a==="expired")){let v={instancePath:p+
"/failureReason",schemaPath:"#/properties/failureReason/enum",keyword:"enum",params:{allowedValues:wi.properties.failureReason.enum},message:"must be equal to o\
ne of the allowed values"};s===null?s=[v]:s.push(v),d++}}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be \
object"};s===null?s=[a]:s.push(a),d++}return Pr.errors=s,d===0}Pr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};let dn=ya;function ya(n,{instancePath:p="",
parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=ya.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=
void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.sessionId===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sessionId"},message:"must have required property 'sessionId'"};s===null?s=[a]:s.push(a),d++}for(let a in n)if(a!=="sessionId"){let v={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};s===null?s=[v]:s.push(v),d++}
n.sessionId!==void 0&&(N(n.sessionId,{instancePath:p+"/sessionId",parentData:n,parentDataProperty:"sessionId",rootData:D,dynamicAnchors:R})||(s=s===null?N.errors:
s.concat(N.errors),d=s.length))}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};s===null?s=[a]:s.
push(a),d++}return ya.errors=s,d===0}ya.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};let Wr=Xa,zr={description:"A guardian's schedule, and whether it is\
 enforced.",type:"object",additionalProperties:!1,required:["sessionId","enabled","schedule"],properties:{sessionId:{description:"The session to change.",$ref:"\
#/components/schemas/Uuid"},enabled:{description:"Whether the schedule is enforced.",type:"boolean"},schedule:{$ref:"#/components/schemas/ScheduleSetting"}}},_n={
description:"A schedule to set. A part that is left out is cleared.",type:"object",additionalProperties:!1,required:["timezone"],properties:{timezone:{description:"\
The time zone in which days and times of the schedule are counted.",$ref:"#/components/schemas/TimeZone"},breakReminderIntervalMinutes:{description:"Minutes of \
continuous play between reminders. 0, or absent, for none.",type:"integer",minimum:0,maximum:480,not:{minimum:1,maximum:4},"x-expects":"0 or an integer from 5 t\
o 480",examples:[30]},dailyLimits:{description:"At most one limit for each day. A day that is not listed has no limit.",type:"array",maxItems:7,items:{$ref:"#/c\
omponents/schemas/DailyLimit"}},quietHours:{description:"The windows without play. Windows that touch or overlap count as one.",type:"array",maxItems:20,items:{
$ref:"#/components/schemas/QuietHours"}}}},Cn={description:"A time zone of the IANA database. Abbreviations and offsets are refused with `INVALID_INPUT`.",type:"\
string","x-expects":"an IANA time zone such as America/Los_Angeles",minLength:1,maxLength:64,examples:["America/Los_Angeles"]};function qt(n,{instancePath:p="",
parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=qt.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=
void 0),typeof n=="string"){if($(n)>64){let a={instancePath:p,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64\
 characters"};s===null?s=[a]:s.push(a),d++}if($(n)<1){let a={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have\
 fewer than 1 characters"};s===null?s=[a]:s.push(a),d++}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};s===null?s=[a]:s.push(a),d++}return qt.errors=s,d===0}qt.evaluated={dynamicProps:!1,dynamicItems:!1};let qr={description:"How long a player may play on \
one day of the week.",type:"object",additionalProperties:!1,required:["day","limitMinutes"],properties:{day:{$ref:"#/components/schemas/DayOfWeek"},limitMinutes:{
description:"Minutes of play on that day; 0 allows none.",type:"integer",minimum:0,maximum:1440,examples:[120]}}},sr={description:"A day of the week.",type:"str\
ing",enum:["mon","tue","wed","thu","fri","sat","sun"]};function Re(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){
let s=null,d=0,h=Re.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),typeof n!="string"){let a={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[a]:s.push(a),d++}if(!(n==="mon"||n==="tue"||n==="wed"||n==="thu"||n==="fri"||n==="sa\
t"||n==="sun")){let a={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:sr.enum},message:"must be equal to one of the allowed values"};s===
null?s=[a]:s.push(a),d++}return Re.errors=s,d===0}Re.evaluated={dynamicProps:!1,dynamicItems:!1};function Me(n,{instancePath:p="",parentData:_,parentDataProperty:C,
rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=Me.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),n&&typeof n=="object"&&
!Array.isArray(n)){if(n.day===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"day"},message:"must have require\
d property 'day'"};s===null?s=[a]:s.push(a),d++}if(n.limitMinutes===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
limitMinutes"},message:"must have required property 'limitMinutes'"};s===null?s=[a]:s.push(a),d++}for(let a in n)if(!(a==="day"||a==="limitMinutes")){let v={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};s===null?s=[v]:s.
push(v),d++}if(n.day!==void 0&&(Re(n.day,{instancePath:p+"/day",parentData:n,parentDataProperty:"day",rootData:D,dynamicAnchors:R})||(s=s===null?Re.errors:s.concat(
Re.errors),d=s.length)),n.limitMinutes!==void 0){let a=n.limitMinutes;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let v={instancePath:p+"/limitMinutes",schemaPath:"\
#/properties/limitMinutes/type",keyword:"type",params:{type:"integer"},message:"must be integer"};s===null?s=[v]:s.push(v),d++}if(typeof a=="number"){if(a>1440||
isNaN(a)){let v={instancePath:p+"/limitMinutes",schemaPath:"#/properties/limitMinutes/maximum",keyword:"maximum",params:{comparison:"<=",limit:1440},message:"mu\
st be <= 1440"};s===null?s=[v]:s.push(v),d++}if(a<0||isNaN(a)){let v={instancePath:p+"/limitMinutes",schemaPath:"#/properties/limitMinutes/minimum",keyword:"min\
imum",params:{comparison:">=",limit:0},message:"must be >= 0"};s===null?s=[v]:s.push(v),d++}}}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};s===null?s=[a]:s.push(a),d++}return Me.errors=s,d===0}Me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};let ga={description:"\
A window in which the player may not play. `days` are the days on which it starts. If `end` is not after `start`, the window ends on the next day.",type:"object",
additionalProperties:!1,required:["name","days","start","end"],properties:{name:{description:"A label for the guardian.",type:"string",minLength:1,maxLength:100,
examples:["School nights"]},days:{description:"The days on which the window starts.",type:"array",minItems:1,maxItems:7,items:{$ref:"#/components/schemas/DayOfW\
eek"}},start:{description:"When the window starts, in local time.",$ref:"#/components/schemas/TimeOfDay"},end:{description:"When the window ends, in local time.\
 In a guardian's schedule it must differ from `start`.",$ref:"#/components/schemas/TimeOfDay"}}},cn={description:"A local time on a 24-hour clock.",type:"string",
"x-expects":"a time from 00:00 to 23:59",minLength:5,maxLength:5,pattern:"^([01][0-9]|2[0-3]):[0-5][0-9]$",examples:["20:30"]},mn=new RegExp("^([01][0-9]|2[0-3]\
):[0-5][0-9]$","u");function Ns(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=Ns.evaluated;if(h.
dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),typeof n=="string"){if($(n)>5){let a={instancePath:p,schemaPath:"#/maxLength",keyword:"maxLength",
params:{limit:5},message:"must NOT have more than 5 characters"};s===null?s=[a]:s.push(a),d++}if($(n)<5){let a={instancePath:p,schemaPath:"#/minLength",keyword:"\
minLength",params:{limit:5},message:"must NOT have fewer than 5 characters"};s===null?s=[a]:s.push(a),d++}if(!mn.test(n)){let a={instancePath:p,schemaPath:"#/pa\
ttern",keyword:"pattern",params:{pattern:"^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:'must match pattern "^([01][0-9]|2[0-3]):[0-5][0-9]$"'};s===null?s=[a]:s.push(
a),d++}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[a]:s.push(a),d++}return Ns.errors=
s,d===0}Ns.evaluated={dynamicProps:!1,dynamicItems:!1};function Wt(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){
let s=null,d=0,h=Wt.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.name===void 0){
let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};s===null?s=[a]:s.
push(a),d++}if(n.days===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"days"},message:"must have required pro\
perty 'days'"};s===null?s=[a]:s.push(a),d++}if(n.start===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"start"},
message:"must have required property 'start'"};s===null?s=[a]:s.push(a),d++}if(n.end===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"end"},message:"must have required property 'end'"};s===null?s=[a]:s.push(a),d++}for(let a in n)if(!(a==="name"||a==="days"||a==="start"||
a==="end")){let v={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additi\
onal properties"};s===null?s=[v]:s.push(v),d++}if(n.name!==void 0){let a=n.name;if(typeof a=="string"){if($(a)>100){let v={instancePath:p+"/name",schemaPath:"#/\
properties/name/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};s===null?s=[v]:s.push(v),d++}if($(a)<1){let v={
instancePath:p+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};s===null?s=
[v]:s.push(v),d++}}else{let v={instancePath:p+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?
s=[v]:s.push(v),d++}}if(n.days!==void 0){let a=n.days;if(Array.isArray(a)){if(a.length>7){let O={instancePath:p+"/days",schemaPath:"#/properties/days/maxItems",
keyword:"maxItems",params:{limit:7},message:"must NOT have more than 7 items"};s===null?s=[O]:s.push(O),d++}if(a.length<1){let O={instancePath:p+"/days",schemaPath:"\
#/properties/days/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};s===null?s=[O]:s.push(O),d++}let v=a.length;for(let O=0;O<
v;O++)Re(a[O],{instancePath:p+"/days/"+O,parentData:a,parentDataProperty:O,rootData:D,dynamicAnchors:R})||(s=s===null?Re.errors:s.concat(Re.errors),d=s.length)}else{
let v={instancePath:p+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type:"array"},message:"must be array"};s===null?s=[v]:s.push(v),d++}}n.
start!==void 0&&(Ns(n.start,{instancePath:p+"/start",parentData:n,parentDataProperty:"start",rootData:D,dynamicAnchors:R})||(s=s===null?Ns.errors:s.concat(Ns.errors),
d=s.length)),n.end!==void 0&&(Ns(n.end,{instancePath:p+"/end",parentData:n,parentDataProperty:"end",rootData:D,dynamicAnchors:R})||(s=s===null?Ns.errors:s.concat(
Ns.errors),d=s.length))}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};s===null?s=[a]:s.push(a),
d++}return Wt.errors=s,d===0}Wt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function tr(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,
dynamicAnchors:R={}}={}){let s=null,d=0,h=tr.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),n&&typeof n=="object"&&!Array.isArray(
n)){if(n.timezone===void 0){let v={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"timezone"},message:"must have required pro\
perty 'timezone'"};s===null?s=[v]:s.push(v),d++}for(let v in n)if(!(v==="timezone"||v==="breakReminderIntervalMinutes"||v==="dailyLimits"||v==="quietHours")){let O={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v},message:"must NOT have additional properties"};s===
null?s=[O]:s.push(O),d++}if(n.timezone!==void 0&&(qt(n.timezone,{instancePath:p+"/timezone",parentData:n,parentDataProperty:"timezone",rootData:D,dynamicAnchors:R})||
(s=s===null?qt.errors:s.concat(qt.errors),d=s.length)),n.breakReminderIntervalMinutes!==void 0){let v=n.breakReminderIntervalMinutes;if(!(typeof v=="number"&&!(v%
1)&&!isNaN(v))){let V={instancePath:p+"/breakReminderIntervalMinutes",schemaPath:"#/properties/breakReminderIntervalMinutes/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer"};s===null?s=[V]:s.push(V),d++}let O=d,X=d;if(typeof v=="number"){if(v>4||isNaN(v)){let V={};s===null?s=[V]:s.push(V),d++}else if(v<
1||isNaN(v)){let V={};s===null?s=[V]:s.push(V),d++}}var a=X===d;if(a){let V={instancePath:p+"/breakReminderIntervalMinutes",schemaPath:"#/properties/breakRemind\
erIntervalMinutes/not",keyword:"not",params:{},message:"must NOT be valid"};s===null?s=[V]:s.push(V),d++}else d=O,s!==null&&(O?s.length=O:s=null);if(typeof v=="\
number"){if(v>480||isNaN(v)){let V={instancePath:p+"/breakReminderIntervalMinutes",schemaPath:"#/properties/breakReminderIntervalMinutes/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:480},message:"must be <= 480"};s===null?s=[V]:s.push(V),d++}if(v<0||isNaN(v)){let V={instancePath:p+"/breakReminderIntervalMin\
utes",schemaPath:"#/properties/breakReminderIntervalMinutes/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};s===null?s=[V]:s.
push(V),d++}}}if(n.dailyLimits!==void 0){let v=n.dailyLimits;if(Array.isArray(v)){if(v.length>7){let X={instancePath:p+"/dailyLimits",schemaPath:"#/properties/d\
ailyLimits/maxItems",keyword:"maxItems",params:{limit:7},message:"must NOT have more than 7 items"};s===null?s=[X]:s.push(X),d++}let O=v.length;for(let X=0;X<O;X++)
Me(v[X],{instancePath:p+"/dailyLimits/"+X,parentData:v,parentDataProperty:X,rootData:D,dynamicAnchors:R})||(s=s===null?Me.errors:s.concat(Me.errors),d=s.length)}else{
let O={instancePath:p+"/dailyLimits",schemaPath:"#/properties/dailyLimits/type",keyword:"type",params:{type:"array"},message:"must be array"};s===null?s=[O]:s.push(
O),d++}}if(n.quietHours!==void 0){let v=n.quietHours;if(Array.isArray(v)){if(v.length>20){let X={instancePath:p+"/quietHours",schemaPath:"#/properties/quietHour\
s/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};s===null?s=[X]:s.push(X),d++}let O=v.length;for(let X=0;X<O;X++)Wt(
v[X],{instancePath:p+"/quietHours/"+X,parentData:v,parentDataProperty:X,rootData:D,dynamicAnchors:R})||(s=s===null?Wt.errors:s.concat(Wt.errors),d=s.length)}else{
let O={instancePath:p+"/quietHours",schemaPath:"#/properties/quietHours/type",keyword:"type",params:{type:"array"},message:"must be array"};s===null?s=[O]:s.push(
O),d++}}}else{let v={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};s===null?s=[v]:s.push(v),d++}return tr.errors=
s,d===0}tr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Xa(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){
let s=null,d=0,h=Xa.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.sessionId===void 0){
let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sessionId"},message:"must have required property 'sessionId'"};s===null?
s=[a]:s.push(a),d++}if(n.enabled===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"enabled"},message:"must hav\
e required property 'enabled'"};s===null?s=[a]:s.push(a),d++}if(n.schedule===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
schedule"},message:"must have required property 'schedule'"};s===null?s=[a]:s.push(a),d++}for(let a in n)if(!(a==="sessionId"||a==="enabled"||a==="schedule")){let v={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};s===
null?s=[v]:s.push(v),d++}if(n.sessionId!==void 0&&(N(n.sessionId,{instancePath:p+"/sessionId",parentData:n,parentDataProperty:"sessionId",rootData:D,dynamicAnchors:R})||
(s=s===null?N.errors:s.concat(N.errors),d=s.length)),n.enabled!==void 0&&typeof n.enabled!="boolean"){let a={instancePath:p+"/enabled",schemaPath:"#/properties/\
enabled/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};s===null?s=[a]:s.push(a),d++}n.schedule!==void 0&&(tr(n.schedule,{instancePath:p+
"/schedule",parentData:n,parentDataProperty:"schedule",rootData:D,dynamicAnchors:R})||(s=s===null?tr.errors:s.concat(tr.errors),d=s.length))}else{let a={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};s===null?s=[a]:s.push(a),d++}return Xa.errors=s,d===0}Xa.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};let bi=He,Os={description:"A simulated answer of a guardian to a request.",type:"object",additionalProperties:!1,required:["ove\
rrideId","status"],properties:{overrideId:{description:"The request to answer.",$ref:"#/components/schemas/Uuid"},status:{description:"The guardian's answer.",type:"\
string",enum:["granted","denied"]},minutes:{description:"Only with `granted`. By default, the minutes that were requested, or 30 if the request named none.",$ref:"\
#/components/schemas/OverrideMinutes"}}};function He(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,
h=He.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.overrideId===void 0){let a={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"overrideId"},message:"must have required property 'overrideId'"};s===null?s=[a]:s.push(a),d++}
if(n.status===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 's\
tatus'"};s===null?s=[a]:s.push(a),d++}for(let a in n)if(!(a==="overrideId"||a==="status"||a==="minutes")){let v={instancePath:p,schemaPath:"#/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};s===null?s=[v]:s.push(v),d++}if(n.overrideId!==void 0&&
(N(n.overrideId,{instancePath:p+"/overrideId",parentData:n,parentDataProperty:"overrideId",rootData:D,dynamicAnchors:R})||(s=s===null?N.errors:s.concat(N.errors),
d=s.length)),n.status!==void 0){let a=n.status;if(typeof a!="string"){let v={instancePath:p+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{
type:"string"},message:"must be string"};s===null?s=[v]:s.push(v),d++}if(!(a==="granted"||a==="denied")){let v={instancePath:p+"/status",schemaPath:"#/propertie\
s/status/enum",keyword:"enum",params:{allowedValues:Os.properties.status.enum},message:"must be equal to one of the allowed values"};s===null?s=[v]:s.push(v),d++}}
n.minutes!==void 0&&(Ts(n.minutes,{instancePath:p+"/minutes",parentData:n,parentDataProperty:"minutes",rootData:D,dynamicAnchors:R})||(s=s===null?Ts.errors:s.concat(
Ts.errors),d=s.length))}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};s===null?s=[a]:s.push(a),
d++}return He.errors=s,d===0}He.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};let it=Fe;function Fe(n,{instancePath:p="",parentData:_,parentDataProperty:C,
rootData:D=n,dynamicAnchors:R={}}={}){let s=null,d=0,h=Fe.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),n&&typeof n=="object"&&
!Array.isArray(n)){if(n.sessionId===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sessionId"},message:"must \
have required property 'sessionId'"};s===null?s=[a]:s.push(a),d++}for(let a in n)if(a!=="sessionId"){let v={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};s===null?s=[v]:s.push(v),d++}n.sessionId!==void 0&&(N(n.sessionId,
{instancePath:p+"/sessionId",parentData:n,parentDataProperty:"sessionId",rootData:D,dynamicAnchors:R})||(s=s===null?N.errors:s.concat(N.errors),d=s.length))}else{
let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};s===null?s=[a]:s.push(a),d++}return Fe.errors=s,d===0}
Fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};let Ii=va,Di={description:"How far to move the clock. Give either `seconds` or `to`.",type:"object",additionalProperties:!1,
properties:{seconds:{description:"Move by this many seconds, at most 400 days.",type:"number",minimum:0,maximum:3456e4,examples:[3600]},to:{description:"Move to\
 this instant, which must not be in the past, and at most 400 days ahead.",$ref:"#/components/schemas/Instant"}},minProperties:1,not:{required:["seconds","to"],
properties:{seconds:{},to:{}}},"x-expects":"either seconds or to"};function va(n,{instancePath:p="",parentData:_,parentDataProperty:C,rootData:D=n,dynamicAnchors:R={}}={}){
let s=null,d=0,h=va.evaluated;h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0);let a=d,v=d;if(n&&typeof n=="object"&&!Array.isArray(n)){let X;if(n.
seconds===void 0&&(X="seconds")||n.to===void 0&&(X="to")){let V={};s===null?s=[V]:s.push(V),d++}}var O=v===d;if(O){let X={instancePath:p,schemaPath:"#/not",keyword:"\
not",params:{},message:"must NOT be valid"};s===null?s=[X]:s.push(X),d++}else d=a,s!==null&&(a?s.length=a:s=null);if(n&&typeof n=="object"&&!Array.isArray(n)){if(Object.
keys(n).length<1){let X={instancePath:p,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};s===
null?s=[X]:s.push(X),d++}for(let X in n)if(!(X==="seconds"||X==="to")){let V={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:X},message:"must NOT have additional properties"};s===null?s=[V]:s.push(V),d++}if(n.seconds!==void 0){let X=n.seconds;if(typeof X=="n\
umber"){if(X>3456e4||isNaN(X)){let V={instancePath:p+"/seconds",schemaPath:"#/properties/seconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:3456e4},
message:"must be <= 34560000"};s===null?s=[V]:s.push(V),d++}if(X<0||isNaN(X)){let V={instancePath:p+"/seconds",schemaPath:"#/properties/seconds/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};s===null?s=[V]:s.push(V),d++}}else{let V={instancePath:p+"/seconds",schemaPath:"#/properties/s\
econds/type",keyword:"type",params:{type:"number"},message:"must be number"};s===null?s=[V]:s.push(V),d++}}n.to!==void 0&&(ee(n.to,{instancePath:p+"/to",parentData:n,
parentDataProperty:"to",rootData:D,dynamicAnchors:R})||(s=s===null?ee.errors:s.concat(ee.errors),d=s.length))}else{let X={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};s===null?s=[X]:s.push(X),d++}return va.errors=s,d===0}return va.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},
{check0:Js,check14:Qs,check15:et,check16:Ya,check17:Ja,check18:Hr,check19:Qa,check20:ws,check21:Ti,check22:bs,check23:ei,check26:ri,check27:rt,check28:Is,check29:Ds,
check30:Ci,check31:je,check32:pe,check33:Ni,check34:Ge,check36:_r,check37:Pe,check42:Le,check43:ti,check44:ls,check45:ai,check46:ii,check51:Ba,check53:Fr,check56:ni,
check58:Fa,check60:oi,check62:Ie,check64:$e,check66:De,check68:We,check72:As,check74:li,check76:ui,check78:di,check80:ci,check82:mi,check84:zi,check86:pi,check88:xs,
check90:Hi,check92:ge,check94:fi,check96:Fi,check98:Yr,check100:Et,check102:hi,check104:en,check106:Pt,check108:rn,check110:Ve,check112:Jr,check114:vi,check115:Xt,
check116:ki,check117:ve,check118:Pi,check119:rs,check120:an,check121:on,check122:ln,check124:qi,check126:un,check128:dn,check130:Wr,check132:bi,check134:it,check136:Ii}})(),
{check1:k,check2:P,check3:b,check4:I,check5:El,check6:re,check7:G,check8:Z,check9:le,check10:ue,check11:Y,check12:J,check13:Q,check24:$l,check25:te,check35:Sl,check38:ce,
check39:Kl,check40:me,check41:Ga,check47:fn,check48:hn,check49:Ml,check50:Xl,check52:Ul,check54:Wl,check55:zl,check57:Vl,check59:Bl,check61:Hl,check63:Fl,check65:Gl,
check67:Zl,check69:Yl,check70:Za,check71:yn,check73:Jl,check75:Ql,check77:eu,check79:ru,check81:su,check83:tu,check85:au,check87:iu,check89:nu,check91:ou,check93:lu,
check95:uu,check97:du,check99:cu,check101:mu,check103:pu,check105:fu,check107:hu,check109:yu,check111:gu,check113:vu,check123:ku,check125:Pu,check127:qu,check129:wu,
check131:bu,check133:Iu,check135:Du,check137:Ru}=(()=>{"use strict";let Js=gr,qs={type:"string",maxLength:128,pattern:"^[A-Za-z0-9._-]{1,128}$",examples:["7c9e6\
679-7425-40de-944b-e07fc1f90ae7"]},S=Li().default,Qs=new RegExp("^[A-Za-z0-9._-]{1,128}$","u");function gr(e,{instancePath:i="",parentData:L,parentDataProperty:x,
rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=gr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(typeof e=="str\
ing"){if(S(e)>128)return gr.errors=[{instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 charact\
ers"}],!1;if(!Qs.test(e))return gr.errors=[{instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9._-]{1,128}$"},message:'must mat\
ch pattern "^[A-Za-z0-9._-]{1,128}$"'}],!1}else return gr.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"}],!1;return gr.errors=t,r===0}gr.evaluated={dynamicProps:!1,dynamicItems:!1};let $=et,Wa={type:"string",format:"date-time",maxLength:40,examples:["2026-11-\
22T10:30:00.000Z"]},xt=Ft["date-time"];function et(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=et.
evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0&&r===0)if(typeof e=="string"){if(S(e)>40)return et.errors=[{instancePath:i,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"}],!1;if(!xt(e))return et.errors=[{instancePath:i,
schemaPath:"#/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'}],!1}else return et.errors=[{instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;return et.errors=t,r===0}et.evaluated={dynamicProps:!1,dynamicItems:!1};let xi=ns,za={
type:"string",maxLength:100,examples:['"default";r=49;t=1']};function ns(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){
let t=null,r=0,u=ns.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(typeof e=="string"){if(S(e)>100)return ns.errors=[{instancePath:i,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"}],!1}else return ns.errors=[{instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;return ns.errors=t,r===0}ns.evaluated={dynamicProps:!1,dynamicItems:!1};let Ya=os,gn={
type:"string",maxLength:100,examples:['"default";q=50;w=1']};function os(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){
let t=null,r=0,u=os.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(typeof e=="string"){if(S(e)>100)return os.errors=[{instancePath:i,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"}],!1}else return os.errors=[{instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;return os.errors=t,r===0}os.evaluated={dynamicProps:!1,dynamicItems:!1};let Ja=Hr,ji={
description:"A short-lived Bearer token for the product and mode of the API key.",type:"object",required:["accessToken","tokenType","expiresAt"],properties:{accessToken:{
description:"Send it as `Authorization`, after `Bearer`.",type:"string",maxLength:500,"x-redact":!0},tokenType:{description:"Always `Bearer`.",type:"string",enum:[
"Bearer"]},expiresAt:{description:"When the token expires.",$ref:"#/components/schemas/Timestamp"}}},ir={description:"A date and time in UTC, with milliseconds.",
type:"string",format:"date-time",maxLength:40,examples:["2026-11-21T10:00:00.000Z"]};function T(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,
dynamicAnchors:g={}}={}){let t=null,r=0,u=T.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0&&r===0)if(typeof e=="string"){if(S(
e)>40)return T.errors=[{instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"}],!1;if(!xt(
e))return T.errors=[{instancePath:i,schemaPath:"#/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'}],!1}else return T.
errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;return T.errors=t,r===0}T.evaluated={dynamicProps:!1,
dynamicItems:!1};function Hr(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Hr.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.accessToken===void 0&&(c="accessToken")||e.tokenType===
void 0&&(c="tokenType")||e.expiresAt===void 0&&(c="expiresAt"))return Hr.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:c},
message:"must have required property '"+c+"'"}],!1;if(e.accessToken!==void 0){let l=e.accessToken,m=r;if(r===m)if(typeof l=="string"){if(S(l)>500)return Hr.errors=
[{instancePath:i+"/accessToken",schemaPath:"#/properties/accessToken/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 char\
acters"}],!1}else return Hr.errors=[{instancePath:i+"/accessToken",schemaPath:"#/properties/accessToken/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"}],!1;var o=m===r}else var o=!0;if(o){if(e.tokenType!==void 0){let l=e.tokenType,m=r;if(typeof l!="string")return Hr.errors=[{instancePath:i+"/token\
Type",schemaPath:"#/properties/tokenType/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(l!=="Bearer")return Hr.errors=[{instancePath:i+
"/tokenType",schemaPath:"#/properties/tokenType/enum",keyword:"enum",params:{allowedValues:ji.properties.tokenType.enum},message:"must be equal to one of the al\
lowed values"}],!1;var o=m===r}else var o=!0;if(o)if(e.expiresAt!==void 0){let l=r;T(e.expiresAt,{instancePath:i+"/expiresAt",parentData:e,parentDataProperty:"e\
xpiresAt",rootData:y,dynamicAnchors:g})||(t=t===null?T.errors:t.concat(T.errors),r=t.length);var o=l===r}else var o=!0}}else return Hr.errors=[{instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Hr.errors=t,r===0}Hr.evaluated={props:{accessToken:!0,tokenType:!0,expiresAt:!0},
dynamicProps:!1,dynamicItems:!1};let Ia=ws,Da={description:"The body of every error.",type:"object",required:["error","errorMessage"],properties:{error:{$ref:"#\
/components/schemas/ErrorCode"},errorMessage:{description:"What went wrong, for people. Names the field and what it expects; never repeats an id or an email add\
ress.",type:"string",maxLength:2e3}}},Qa={description:"What went wrong, for programs.","x-extensible":!0,type:"string",enum:["INVALID_INPUT","INVALID_EMAIL","UN\
AUTHORIZED","NOT_FOUND","METHOD_NOT_ALLOWED","CONFLICT","PAYLOAD_TOO_LARGE","UNSUPPORTED_MEDIA_TYPE","RATE_LIMITED","INTERNAL_ERROR","NOT_CONFIGURED","UNAVAILAB\
LE"]};function H(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=H.evaluated;return u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof e!="string"?(H.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1):e==="INVALID_INPUT"||e==="INVALID_EMAIL"||e==="UNAUTHORIZED"||e==="NOT_FOUND"||e==="METHOD_NOT_ALLOWED"||e==="CONFLICT"||e==="PAYLOAD_TOO_\
LARGE"||e==="UNSUPPORTED_MEDIA_TYPE"||e==="RATE_LIMITED"||e==="INTERNAL_ERROR"||e==="NOT_CONFIGURED"||e==="UNAVAILABLE"?(H.errors=t,r===0):(H.errors=[{instancePath:i,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Qa.enum},message:"must be equal to one of the allowed values"}],!1)}H.evaluated={dynamicProps:!1,dynamicItems:!1};
function ws(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=ws.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.error===void 0&&(c="error")||e.errorMessage===void 0&&(c=
"errorMessage"))return ws.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:c},message:"must have required property '"+
c+"'"}],!1;if(e.error!==void 0){let l=r;H(e.error,{instancePath:i+"/error",parentData:e,parentDataProperty:"error",rootData:y,dynamicAnchors:g})||(t=t===null?H.
errors:t.concat(H.errors),r=t.length);var o=l===r}else var o=!0;if(o)if(e.errorMessage!==void 0){let l=e.errorMessage,m=r;if(r===m)if(typeof l=="string"){if(S(l)>
2e3)return ws.errors=[{instancePath:i+"/errorMessage",schemaPath:"#/properties/errorMessage/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT \
have more than 2000 characters"}],!1}else return ws.errors=[{instancePath:i+"/errorMessage",schemaPath:"#/properties/errorMessage/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var o=m===r}else var o=!0}else return ws.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"}],!1;return ws.errors=t,r===0}ws.evaluated={props:{error:!0,errorMessage:!0},dynamicProps:!1,dynamicItems:!1};let Gt=jt,Ti={type:"strin\
g",maxLength:200};function jt(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=jt.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(typeof e=="string"){if(S(e)>200)return jt.errors=[{instancePath:i,schemaPath:"#/maxLength",keyword:"m\
axLength",params:{limit:200},message:"must NOT have more than 200 characters"}],!1}else return jt.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;return jt.errors=t,r===0}jt.evaluated={dynamicProps:!1,dynamicItems:!1};let Zt=bs;function bs(e,{instancePath:i="",
parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=bs.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.error===void 0&&(c="error")||e.errorMessage===void 0&&(c="errorMessage"))return bs.errors=
[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:c},message:"must have required property '"+c+"'"}],!1;if(e.error!==void 0){let l=r;
H(e.error,{instancePath:i+"/error",parentData:e,parentDataProperty:"error",rootData:y,dynamicAnchors:g})||(t=t===null?H.errors:t.concat(H.errors),r=t.length);var o=l===
r}else var o=!0;if(o)if(e.errorMessage!==void 0){let l=e.errorMessage,m=r;if(r===m)if(typeof l=="string"){if(S(l)>2e3)return bs.errors=[{instancePath:i+"/errorM\
essage",schemaPath:"#/properties/errorMessage/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"}],!1}else return bs.
errors=[{instancePath:i+"/errorMessage",schemaPath:"#/properties/errorMessage/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=m===
r}else var o=!0}else return bs.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return bs.errors=
t,r===0}bs.evaluated={props:{error:!0,errorMessage:!0},dynamicProps:!1,dynamicItems:!1};let _i=jr;function jr(e,{instancePath:i="",parentData:L,parentDataProperty:x,
rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=jr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="\
object"&&!Array.isArray(e)){let c;if(e.error===void 0&&(c="error")||e.errorMessage===void 0&&(c="errorMessage"))return jr.errors=[{instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:c},message:"must have required property '"+c+"'"}],!1;if(e.error!==void 0){let l=r;H(e.error,{instancePath:i+
"/error",parentData:e,parentDataProperty:"error",rootData:y,dynamicAnchors:g})||(t=t===null?H.errors:t.concat(H.errors),r=t.length);var o=l===r}else var o=!0;if(o)
if(e.errorMessage!==void 0){let l=e.errorMessage,m=r;if(r===m)if(typeof l=="string"){if(S(l)>2e3)return jr.errors=[{instancePath:i+"/errorMessage",schemaPath:"#\
/properties/errorMessage/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"}],!1}else return jr.errors=[{instancePath:i+
"/errorMessage",schemaPath:"#/properties/errorMessage/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=m===r}else var o=!0}else return jr.
errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return jr.errors=t,r===0}jr.evaluated={props:{error:!0,
errorMessage:!0},dynamicProps:!1,dynamicItems:!1};let ei=Tr;function Tr(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){
let t=null,r=0,u=Tr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.
error===void 0&&(c="error")||e.errorMessage===void 0&&(c="errorMessage"))return Tr.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:c},
message:"must have required property '"+c+"'"}],!1;if(e.error!==void 0){let l=r;H(e.error,{instancePath:i+"/error",parentData:e,parentDataProperty:"error",rootData:y,
dynamicAnchors:g})||(t=t===null?H.errors:t.concat(H.errors),r=t.length);var o=l===r}else var o=!0;if(o)if(e.errorMessage!==void 0){let l=e.errorMessage,m=r;if(r===
m)if(typeof l=="string"){if(S(l)>2e3)return Tr.errors=[{instancePath:i+"/errorMessage",schemaPath:"#/properties/errorMessage/maxLength",keyword:"maxLength",params:{
limit:2e3},message:"must NOT have more than 2000 characters"}],!1}else return Tr.errors=[{instancePath:i+"/errorMessage",schemaPath:"#/properties/errorMessage/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=m===r}else var o=!0}else return Tr.errors=[{instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;return Tr.errors=t,r===0}Tr.evaluated={props:{error:!0,errorMessage:!0},dynamicProps:!1,dynamicItems:!1};
let ri=rt,Ra={type:"integer",minimum:0,maximum:86400};function rt(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,
r=0,u=rt.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),!(typeof e=="number"&&!(e%1)&&!isNaN(e)))return rt.errors=[{instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(r===0&&typeof e=="number"){if(e>86400||isNaN(e))return rt.errors=[{
instancePath:i,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:86400},message:"must be <= 86400"}],!1;if(e<0||isNaN(e))return rt.errors=[
{instancePath:i,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}return rt.errors=t,r===0}rt.evaluated={dynamicProps:!1,
dynamicItems:!1};let Yt=Is;function Is(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Is.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.error===void 0&&(c="error")||
e.errorMessage===void 0&&(c="errorMessage"))return Is.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:c},message:"mus\
t have required property '"+c+"'"}],!1;if(e.error!==void 0){let l=r;H(e.error,{instancePath:i+"/error",parentData:e,parentDataProperty:"error",rootData:y,dynamicAnchors:g})||
(t=t===null?H.errors:t.concat(H.errors),r=t.length);var o=l===r}else var o=!0;if(o)if(e.errorMessage!==void 0){let l=e.errorMessage,m=r;if(r===m)if(typeof l=="s\
tring"){if(S(l)>2e3)return Is.errors=[{instancePath:i+"/errorMessage",schemaPath:"#/properties/errorMessage/maxLength",keyword:"maxLength",params:{limit:2e3},message:"\
must NOT have more than 2000 characters"}],!1}else return Is.errors=[{instancePath:i+"/errorMessage",schemaPath:"#/properties/errorMessage/type",keyword:"type",
params:{type:"string"},message:"must be string"}],!1;var o=m===r}else var o=!0}else return Is.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return Is.errors=t,r===0}Is.evaluated={props:{error:!0,errorMessage:!0},dynamicProps:!1,dynamicItems:!1};let Jt=Ds;
function Ds(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Ds.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.error===void 0&&(c="error")||e.errorMessage===void 0&&(c=
"errorMessage"))return Ds.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:c},message:"must have required property '"+
c+"'"}],!1;if(e.error!==void 0){let l=r;H(e.error,{instancePath:i+"/error",parentData:e,parentDataProperty:"error",rootData:y,dynamicAnchors:g})||(t=t===null?H.
errors:t.concat(H.errors),r=t.length);var o=l===r}else var o=!0;if(o)if(e.errorMessage!==void 0){let l=e.errorMessage,m=r;if(r===m)if(typeof l=="string"){if(S(l)>
2e3)return Ds.errors=[{instancePath:i+"/errorMessage",schemaPath:"#/properties/errorMessage/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT \
have more than 2000 characters"}],!1}else return Ds.errors=[{instancePath:i+"/errorMessage",schemaPath:"#/properties/errorMessage/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var o=m===r}else var o=!0}else return Ds.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"}],!1;return Ds.errors=t,r===0}Ds.evaluated={props:{error:!0,errorMessage:!0},dynamicProps:!1,dynamicItems:!1};let Qt=Rs,Ci={description:"\
The permissions that a player of this age has by default in this jurisdiction, before a guardian is asked.",type:"object",required:["ageStatus","ageCategory","r\
equiresParentConsentForDataProcessing","permissions"],properties:{ageStatus:{$ref:"#/components/schemas/AgeStatus"},ageCategory:{$ref:"#/components/schemas/AgeC\
ategory"},requiresParentConsentForDataProcessing:{description:"Whether a guardian must consent before data may be processed. True only for a `DIGITAL_MINOR`.",type:"\
boolean"},permissions:{description:"Every permission of the product, with its default.",type:"array",maxItems:200,items:{$ref:"#/components/schemas/Permission"}}}},
ea={description:"`DIGITAL_MINOR` is below the jurisdiction's age of digital consent, `DIGITAL_YOUTH` at or over it, `LEGAL_ADULT` at or over civil majority (nev\
er below 18).",type:"string",enum:["DIGITAL_MINOR","DIGITAL_YOUTH","LEGAL_ADULT"]};function je(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,
dynamicAnchors:g={}}={}){let t=null,r=0,u=je.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof e!="string"?(je.errors=[{
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1):e==="DIGITAL_MINOR"||e==="DIGITAL_YOUTH"||e==="LEGAL_ADU\
LT"?(je.errors=t,r===0):(je.errors=[{instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ea.enum},message:"must be equal to one of the allow\
ed values"}],!1)}je.evaluated={dynamicProps:!1,dynamicItems:!1};let ra={description:"The same information as `ageStatus`, in the spelling that some platforms us\
e.",type:"string",enum:["digital-minor","digital-youth","adult"],"x-enum-varnames":["MINOR","YOUTH","ADULT"]};function pe(e,{instancePath:i="",parentData:L,parentDataProperty:x,
rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=pe.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof e!="string"?
(pe.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1):e==="digital-minor"||e==="digital-youth"||e===
"adult"?(pe.errors=t,r===0):(pe.errors=[{instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ra.enum},message:"must be equal to one of the a\
llowed values"}],!1)}pe.evaluated={dynamicProps:!1,dynamicItems:!1};let Aa={description:"Whether a player may use a feature, and who decides that.",type:"object",
required:["name","enabled","managedBy"],properties:{name:{$ref:"#/components/schemas/PermissionName"},enabled:{description:"Whether the player may use the featu\
re now.",type:"boolean"},managedBy:{$ref:"#/components/schemas/PermissionManager"},offUntil:{description:"Present while a guardian's consent alone does not swit\
ch it on.",$ref:"#/components/schemas/OffUntil"}}},Ni={description:"The name of a permission in the product's configuration.",type:"string","x-expects":"a permi\
ssion name in lower case, such as text-chat-public",minLength:1,maxLength:64,pattern:"^[a-z0-9]+(-[a-z0-9]+)*$",examples:["text-chat-public"]},sa=new RegExp("^[\
a-z0-9]+(-[a-z0-9]+)*$","u");function Ge(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Ge.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(typeof e=="string"){if(S(e)>64)return Ge.errors=[{instancePath:i,schemaPath:"#/max\
Length",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"}],!1;if(S(e)<1)return Ge.errors=[{instancePath:i,schemaPath:"#/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1;if(!sa.test(e))return Ge.errors=[{instancePath:i,schemaPath:"#\
/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},message:'must match pattern "^[a-z0-9]+(-[a-z0-9]+)*$"'}],!1}else return Ge.errors=[{instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;return Ge.errors=t,r===0}Ge.evaluated={dynamicProps:!1,dynamicItems:!1};
let ta={description:"Who decides whether the permission is enabled. No one can enable a `PROHIBITED` permission.",type:"string",enum:["PLAYER","GUARDIAN","PROHI\
BITED"]};function _r(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=_r.evaluated;return u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof e!="string"?(_r.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1):e==="PLAYER"||e==="GUARDIAN"||e==="PROHIBITED"?(_r.errors=t,r===0):(_r.errors=[{instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{
allowedValues:ta.enum},message:"must be equal to one of the allowed values"}],!1)}_r.evaluated={dynamicProps:!1,dynamicItems:!1};let Oi={description:"What a per\
mission that is off waits for. `guardian-verification`: under the law only a guardian who has proven that they are an adult may allow it, and no guardian of the\
 player has proven it yet.","x-extensible":!0,type:"string",enum:["guardian-verification"]};function nr(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,
dynamicAnchors:g={}}={}){let t=null,r=0,u=nr.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof e!="string"?(nr.errors=[{
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1):e!=="guardian-verification"?(nr.errors=[{instancePath:i,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Oi.enum},message:"must be equal to one of the allowed values"}],!1):(nr.errors=t,r===0)}nr.evaluated={dynamicProps:!1,
dynamicItems:!1};function Pe(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Pe.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.name===void 0&&(c="name")||e.enabled===void 0&&(c=
"enabled")||e.managedBy===void 0&&(c="managedBy"))return Pe.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:c},message:"\
must have required property '"+c+"'"}],!1;if(e.name!==void 0){let l=r;Ge(e.name,{instancePath:i+"/name",parentData:e,parentDataProperty:"name",rootData:y,dynamicAnchors:g})||
(t=t===null?Ge.errors:t.concat(Ge.errors),r=t.length);var o=l===r}else var o=!0;if(o){if(e.enabled!==void 0){let l=r;if(typeof e.enabled!="boolean")return Pe.errors=
[{instancePath:i+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var o=l===r}else var o=!0;
if(o){if(e.managedBy!==void 0){let l=r;_r(e.managedBy,{instancePath:i+"/managedBy",parentData:e,parentDataProperty:"managedBy",rootData:y,dynamicAnchors:g})||(t=
t===null?_r.errors:t.concat(_r.errors),r=t.length);var o=l===r}else var o=!0;if(o)if(e.offUntil!==void 0){let l=r;nr(e.offUntil,{instancePath:i+"/offUntil",parentData:e,
parentDataProperty:"offUntil",rootData:y,dynamicAnchors:g})||(t=t===null?nr.errors:t.concat(nr.errors),r=t.length);var o=l===r}else var o=!0}}}else return Pe.errors=
[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Pe.errors=t,r===0}Pe.evaluated={props:{name:!0,enabled:!0,
managedBy:!0,offUntil:!0},dynamicProps:!1,dynamicItems:!1};function Rs(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){
let t=null,r=0,u=Rs.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let l;if(e.
ageStatus===void 0&&(l="ageStatus")||e.ageCategory===void 0&&(l="ageCategory")||e.requiresParentConsentForDataProcessing===void 0&&(l="requiresParentConsentForD\
ataProcessing")||e.permissions===void 0&&(l="permissions"))return Rs.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:l},
message:"must have required property '"+l+"'"}],!1;if(e.ageStatus!==void 0){let m=r;je(e.ageStatus,{instancePath:i+"/ageStatus",parentData:e,parentDataProperty:"\
ageStatus",rootData:y,dynamicAnchors:g})||(t=t===null?je.errors:t.concat(je.errors),r=t.length);var o=m===r}else var o=!0;if(o){if(e.ageCategory!==void 0){let m=r;
pe(e.ageCategory,{instancePath:i+"/ageCategory",parentData:e,parentDataProperty:"ageCategory",rootData:y,dynamicAnchors:g})||(t=t===null?pe.errors:t.concat(pe.errors),
r=t.length);var o=m===r}else var o=!0;if(o){if(e.requiresParentConsentForDataProcessing!==void 0){let m=r;if(typeof e.requiresParentConsentForDataProcessing!="b\
oolean")return Rs.errors=[{instancePath:i+"/requiresParentConsentForDataProcessing",schemaPath:"#/properties/requiresParentConsentForDataProcessing/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"}],!1;var o=m===r}else var o=!0;if(o)if(e.permissions!==void 0){let m=e.permissions,f=r;if(r===f)if(Array.
isArray(m)){if(m.length>200)return Rs.errors=[{instancePath:i+"/permissions",schemaPath:"#/properties/permissions/maxItems",keyword:"maxItems",params:{limit:200},
message:"must NOT have more than 200 items"}],!1;{var c=!0;let w=m.length;for(let j=0;j<w;j++){let E=r;Pe(m[j],{instancePath:i+"/permissions/"+j,parentData:m,parentDataProperty:j,
rootData:y,dynamicAnchors:g})||(t=t===null?Pe.errors:t.concat(Pe.errors),r=t.length);var c=E===r;if(!c)break}}}else return Rs.errors=[{instancePath:i+"/permissi\
ons",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var o=f===r}else var o=!0}}}else return Rs.errors=
[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Rs.errors=t,r===0}Rs.evaluated={props:{ageStatus:!0,
ageCategory:!0,requiresParentConsentForDataProcessing:!0,permissions:!0},dynamicProps:!1,dynamicItems:!1};let ye=Ze;function Ze(e,{instancePath:i="",parentData:L,
parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Ze.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.error===void 0&&(c="error")||e.errorMessage===void 0&&(c="errorMessage"))return Ze.errors=[{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:c},message:"must have required property '"+c+"'"}],!1;if(e.error!==void 0){let l=r;H(e.error,
{instancePath:i+"/error",parentData:e,parentDataProperty:"error",rootData:y,dynamicAnchors:g})||(t=t===null?H.errors:t.concat(H.errors),r=t.length);var o=l===r}else
var o=!0;if(o)if(e.errorMessage!==void 0){let l=e.errorMessage,m=r;if(r===m)if(typeof l=="string"){if(S(l)>2e3)return Ze.errors=[{instancePath:i+"/errorMessage",
schemaPath:"#/properties/errorMessage/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"}],!1}else return Ze.errors=
[{instancePath:i+"/errorMessage",schemaPath:"#/properties/errorMessage/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=m===r}else
var o=!0}else return Ze.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Ze.errors=t,r===0}
Ze.evaluated={props:{error:!0,errorMessage:!0},dynamicProps:!1,dynamicItems:!1};let qe=Oe,N={description:"What the product's age gate must do in a jurisdiction.",
type:"object",required:["shouldDisplay","ageAssuranceRequired","digitalConsentAge","civilAge","minimumAge","approvedAgeCollectionMethods","rule","laws"],properties:{
shouldDisplay:{description:"Whether to show the age gate. False only when a verified signal says that the player is an adult.",type:"boolean"},ageAssuranceRequired:{
description:"True if the law or a permission of the product needs a verified age and the player has none.",type:"boolean"},digitalConsentAge:{description:"The a\
ge at which a player can consent without a guardian.",$ref:"#/components/schemas/Age"},civilAge:{description:"The age of majority, never below 18.",$ref:"#/comp\
onents/schemas/Age"},minimumAge:{description:"The minimum age of the product or, if it is higher, of the law there. 0 if there is none.",$ref:"#/components/sche\
mas/Age"},approvedAgeCollectionMethods:{description:"The ways of asking for an age that the product has approved.",type:"array",maxItems:3,items:{$ref:"#/compon\
ents/schemas/AgeCollectionMethod"}},ageAssurances:{description:"The permissions of the product that need proof of an age, and how sure the proof has to be. Abse\
nt if none does.",type:"array",maxItems:200,items:{$ref:"#/components/schemas/AgeAssuranceDemand"}},rule:{$ref:"#/components/schemas/Rule"},laws:{description:"T\
he laws with a duty that applies to the product today.",type:"array",maxItems:200,items:{$ref:"#/components/schemas/LawInForce"}},permissions:{description:"The \
permissions at the age that was asked about. Absent without an age.",type:"array",maxItems:200,items:{$ref:"#/components/schemas/GroundedPermission"}}}},vn={description:"\
An age in whole years.",type:"integer",minimum:0,maximum:150,examples:[8]};function W(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){
let t=null,r=0,u=W.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),!(typeof e=="number"&&!(e%1)&&!isNaN(e)))return W.errors=[{instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(r===0&&typeof e=="number"){if(e>150||isNaN(e))return W.errors=[{instancePath:i,
schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:150},message:"must be <= 150"}],!1;if(e<0||isNaN(e))return W.errors=[{instancePath:i,schemaPath:"\
#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}return W.errors=t,r===0}W.evaluated={dynamicProps:!1,dynamicItems:!1};
let Ei={type:"string",enum:["date-of-birth","age-slider","platform-account"],description:"A way of asking for an age that the product has approved."};function dr(e,{
instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=dr.evaluated;return u.dynamicProps&&(u.props=void 0),
u.dynamicItems&&(u.items=void 0),typeof e!="string"?(dr.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"}],!1):e==="date-of-birth"||e==="age-slider"||e==="platform-account"?(dr.errors=t,r===0):(dr.errors=[{instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{
allowedValues:Ei.enum},message:"must be equal to one of the allowed values"}],!1)}dr.evaluated={dynamicProps:!1,dynamicItems:!1};let ot={description:"A permissi\
on that needs proof of an age.",type:"object",required:["permission","age","assurance"],properties:{permission:{$ref:"#/components/schemas/PermissionName"},age:{
description:"The age that has to be proven.",$ref:"#/components/schemas/Age"},assurance:{description:"How sure the proof has to be. `attested`: an operator has \
looked into it. `estimated`: from a face or from behaviour. `verified`: from a document, an account or a wallet. Each level also satisfies the levels before it.",
"x-extensible":!0,type:"string",enum:["attested","estimated","verified"]}}};function Qe(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){
let t=null,r=0,u=Qe.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.
permission===void 0&&(c="permission")||e.age===void 0&&(c="age")||e.assurance===void 0&&(c="assurance"))return Qe.errors=[{instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:c},message:"must have required property '"+c+"'"}],!1;if(e.permission!==void 0){let l=r;Ge(e.permission,{instancePath:i+
"/permission",parentData:e,parentDataProperty:"permission",rootData:y,dynamicAnchors:g})||(t=t===null?Ge.errors:t.concat(Ge.errors),r=t.length);var o=l===r}else
var o=!0;if(o){if(e.age!==void 0){let l=r;W(e.age,{instancePath:i+"/age",parentData:e,parentDataProperty:"age",rootData:y,dynamicAnchors:g})||(t=t===null?W.errors:
t.concat(W.errors),r=t.length);var o=l===r}else var o=!0;if(o)if(e.assurance!==void 0){let l=e.assurance,m=r;if(typeof l!="string")return Qe.errors=[{instancePath:i+
"/assurance",schemaPath:"#/properties/assurance/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(!(l==="attested"||l==="estimated"||
l==="verified"))return Qe.errors=[{instancePath:i+"/assurance",schemaPath:"#/properties/assurance/enum",keyword:"enum",params:{allowedValues:ot.properties.assurance.
enum},message:"must be equal to one of the allowed values"}],!1;var o=m===r}else var o=!0}}else return Qe.errors=[{instancePath:i,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"}],!1;return Qe.errors=t,r===0}Qe.evaluated={props:{permission:!0,age:!0,assurance:!0},dynamicProps:!1,dynamicItems:!1};
let Cr={description:"The rule that sets the age of digital consent.",type:"object",required:["jurisdiction","version","source"],properties:{jurisdiction:{description:"\
The jurisdiction of the rule, or `default` if no rule is on file.",type:"string",maxLength:7},version:{description:"The version of the rule.",type:"string",maxLength:64},
effectiveFrom:{description:"The first day on which the rule applies, if known.",type:"string",format:"date",maxLength:10},source:{description:"The legal instrum\
ent.",type:"string",maxLength:500}}},Va=Ft.date;function Ue(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,
r=0,u=Ue.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.jurisdiction===
void 0&&(c="jurisdiction")||e.version===void 0&&(c="version")||e.source===void 0&&(c="source"))return Ue.errors=[{instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:c},message:"must have required property '"+c+"'"}],!1;if(e.jurisdiction!==void 0){let l=e.jurisdiction,m=r;if(r===m)if(typeof l==
"string"){if(S(l)>7)return Ue.errors=[{instancePath:i+"/jurisdiction",schemaPath:"#/properties/jurisdiction/maxLength",keyword:"maxLength",params:{limit:7},message:"\
must NOT have more than 7 characters"}],!1}else return Ue.errors=[{instancePath:i+"/jurisdiction",schemaPath:"#/properties/jurisdiction/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var o=m===r}else var o=!0;if(o){if(e.version!==void 0){let l=e.version,m=r;if(r===m)if(typeof l=="string"){if(S(l)>
64)return Ue.errors=[{instancePath:i+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more th\
an 64 characters"}],!1}else return Ue.errors=[{instancePath:i+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"}],!1;var o=m===r}else var o=!0;if(o){if(e.effectiveFrom!==void 0){let l=e.effectiveFrom,m=r;if(r===m&&r===m)if(typeof l=="string"){if(S(l)>10)return Ue.
errors=[{instancePath:i+"/effectiveFrom",schemaPath:"#/properties/effectiveFrom/maxLength",keyword:"maxLength",params:{limit:10},message:"must NOT have more tha\
n 10 characters"}],!1;if(!Va(l))return Ue.errors=[{instancePath:i+"/effectiveFrom",schemaPath:"#/properties/effectiveFrom/format",keyword:"format",params:{format:"\
date"},message:'must match format "date"'}],!1}else return Ue.errors=[{instancePath:i+"/effectiveFrom",schemaPath:"#/properties/effectiveFrom/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"}],!1;var o=m===r}else var o=!0;if(o)if(e.source!==void 0){let l=e.source,m=r;if(r===m)if(typeof l=="string"){
if(S(l)>500)return Ue.errors=[{instancePath:i+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have\
 more than 500 characters"}],!1}else return Ue.errors=[{instancePath:i+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var o=m===r}else var o=!0}}}else return Ue.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must \
be object"}],!1;return Ue.errors=t,r===0}Ue.evaluated={props:{jurisdiction:!0,version:!0,effectiveFrom:!0,source:!0},dynamicProps:!1,dynamicItems:!1};let si={description:"\
A law with a duty that applies to the product at some age.",type:"object",required:["id","name","place","state","since","duties"],properties:{id:{description:"T\
he id of the law.",type:"string",maxLength:80},name:{description:"The usual name of the law, in English.",type:"string",maxLength:500},place:{description:"The I\
SO 3166 code of the country or subdivision whose law it is, or `EU`.",type:"string",maxLength:7},state:{description:"The state of the law today.","x-extensible":!0,
type:"string",enum:["announced","enacted","in-force","transition","enjoined","stayed","repealed"]},since:{description:"The first day of that state.",type:"strin\
g",format:"date",maxLength:10},duties:{description:"The duties that count.",type:"array",maxItems:200,items:{$ref:"#/components/schemas/LawDuty"}}}},Te={description:"\
A duty of a law, and the ages to which it applies.",type:"object",required:["type"],properties:{type:{$ref:"#/components/schemas/DutyType"},from:{description:"T\
he first age. Absent if it begins at birth.",$ref:"#/components/schemas/Age"},below:{description:"The first age to which it no longer applies. Absent if it appl\
ies to all older ages.",$ref:"#/components/schemas/Age"}}},$i={description:"What a law demands.","x-extensible":!0,type:"string",enum:["consent","minimum-age","\
time-limit","quiet-hours","break-notice","default-setting","ban","spending-limit","age-assurance","guardian-assurance","age-signal","notice","parental-tools","d\
ata","other"]};function ne(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=ne.evaluated;return u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof e!="string"?(ne.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1):e==="consent"||e==="minimum-age"||e==="time-limit"||e==="quiet-hours"||e==="break-notice"||e==="default-setting"||e==="ban"||e==="spending\
-limit"||e==="age-assurance"||e==="guardian-assurance"||e==="age-signal"||e==="notice"||e==="parental-tools"||e==="data"||e==="other"?(ne.errors=t,r===0):(ne.errors=
[{instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:$i.enum},message:"must be equal to one of the allowed values"}],!1)}ne.evaluated={dynamicProps:!1,
dynamicItems:!1};function Nr(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Nr.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.type===void 0&&(c="type"))return Nr.errors=[{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:c},message:"must have required property '"+c+"'"}],!1;if(e.type!==void 0){let l=r;ne(e.type,{
instancePath:i+"/type",parentData:e,parentDataProperty:"type",rootData:y,dynamicAnchors:g})||(t=t===null?ne.errors:t.concat(ne.errors),r=t.length);var o=l===r}else
var o=!0;if(o){if(e.from!==void 0){let l=r;W(e.from,{instancePath:i+"/from",parentData:e,parentDataProperty:"from",rootData:y,dynamicAnchors:g})||(t=t===null?W.
errors:t.concat(W.errors),r=t.length);var o=l===r}else var o=!0;if(o)if(e.below!==void 0){let l=r;W(e.below,{instancePath:i+"/below",parentData:e,parentDataProperty:"\
below",rootData:y,dynamicAnchors:g})||(t=t===null?W.errors:t.concat(W.errors),r=t.length);var o=l===r}else var o=!0}}else return Nr.errors=[{instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Nr.errors=t,r===0}Nr.evaluated={props:{type:!0,from:!0,below:!0},dynamicProps:!1,
dynamicItems:!1};function Le(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Le.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let l;if(e.id===void 0&&(l="id")||e.name===void 0&&(l="name")||
e.place===void 0&&(l="place")||e.state===void 0&&(l="state")||e.since===void 0&&(l="since")||e.duties===void 0&&(l="duties"))return Le.errors=[{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:l},message:"must have required property '"+l+"'"}],!1;if(e.id!==void 0){let m=e.id,f=r;if(r===f)if(typeof m==
"string"){if(S(m)>80)return Le.errors=[{instancePath:i+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have\
 more than 80 characters"}],!1}else return Le.errors=[{instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"}],!1;var o=f===r}else var o=!0;if(o){if(e.name!==void 0){let m=e.name,f=r;if(r===f)if(typeof m=="string"){if(S(m)>500)return Le.errors=[{instancePath:i+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"}],!1}else return Le.errors=
[{instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=f===r}else var o=!0;if(o){
if(e.place!==void 0){let m=e.place,f=r;if(r===f)if(typeof m=="string"){if(S(m)>7)return Le.errors=[{instancePath:i+"/place",schemaPath:"#/properties/place/maxLe\
ngth",keyword:"maxLength",params:{limit:7},message:"must NOT have more than 7 characters"}],!1}else return Le.errors=[{instancePath:i+"/place",schemaPath:"#/pro\
perties/place/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=f===r}else var o=!0;if(o){if(e.state!==void 0){let m=e.state,f=r;if(typeof m!=
"string")return Le.errors=[{instancePath:i+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(!(m===
"announced"||m==="enacted"||m==="in-force"||m==="transition"||m==="enjoined"||m==="stayed"||m==="repealed"))return Le.errors=[{instancePath:i+"/state",schemaPath:"\
#/properties/state/enum",keyword:"enum",params:{allowedValues:si.properties.state.enum},message:"must be equal to one of the allowed values"}],!1;var o=f===r}else
var o=!0;if(o){if(e.since!==void 0){let m=e.since,f=r;if(r===f&&r===f)if(typeof m=="string"){if(S(m)>10)return Le.errors=[{instancePath:i+"/since",schemaPath:"#\
/properties/since/maxLength",keyword:"maxLength",params:{limit:10},message:"must NOT have more than 10 characters"}],!1;if(!Va(m))return Le.errors=[{instancePath:i+
"/since",schemaPath:"#/properties/since/format",keyword:"format",params:{format:"date"},message:'must match format "date"'}],!1}else return Le.errors=[{instancePath:i+
"/since",schemaPath:"#/properties/since/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=f===r}else var o=!0;if(o)if(e.duties!==void 0){
let m=e.duties,f=r;if(r===f)if(Array.isArray(m)){if(m.length>200)return Le.errors=[{instancePath:i+"/duties",schemaPath:"#/properties/duties/maxItems",keyword:"\
maxItems",params:{limit:200},message:"must NOT have more than 200 items"}],!1;{var c=!0;let w=m.length;for(let j=0;j<w;j++){let E=r;Nr(m[j],{instancePath:i+"/du\
ties/"+j,parentData:m,parentDataProperty:j,rootData:y,dynamicAnchors:g})||(t=t===null?Nr.errors:t.concat(Nr.errors),r=t.length);var c=E===r;if(!c)break}}}else return Le.
errors=[{instancePath:i+"/duties",schemaPath:"#/properties/duties/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var o=f===r}else var o=!0}}}}}else
return Le.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Le.errors=t,r===0}Le.evaluated=
{props:{id:!0,name:!0,place:!0,state:!0,since:!0,duties:!0},dynamicProps:!1,dynamicItems:!1};let La={description:"A permission at an age before a guardian decid\
es, and the reason.",type:"object",required:["name","enabled","managedBy","ground"],properties:{name:{$ref:"#/components/schemas/PermissionName"},enabled:{description:"\
Whether it is on.",type:"boolean"},managedBy:{$ref:"#/components/schemas/PermissionManager"},offUntil:{description:"Present if a guardian's consent alone does n\
ot switch it on.",$ref:"#/components/schemas/OffUntil"},ground:{$ref:"#/components/schemas/Ground"}}},ti={description:"The reason for a permission or a limit.",
type:"object",required:["kind"],properties:{kind:{description:"`law`: a duty of a law. `product`: the product's own file. `default`: the caution of this service\
, which no law asks for. `guardian`: a guardian has decided. `age`: the player is old enough.","x-extensible":!0,type:"string",enum:["law","product","default","\
guardian","age"]},law:{description:"The id of the law, if a law on file is the reason.",type:"string",maxLength:80},duty:{description:"The duty of that law.",$ref:"\
#/components/schemas/DutyType"}}};function we(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=we.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.kind===void 0&&(c="kind"))return we.
errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:c},message:"must have required property '"+c+"'"}],!1;if(e.kind!==void 0){
let l=e.kind,m=r;if(typeof l!="string")return we.errors=[{instancePath:i+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;if(!(l==="law"||l==="product"||l==="default"||l==="guardian"||l==="age"))return we.errors=[{instancePath:i+"/kind",schemaPath:"#/properties\
/kind/enum",keyword:"enum",params:{allowedValues:ti.properties.kind.enum},message:"must be equal to one of the allowed values"}],!1;var o=m===r}else var o=!0;if(o){
if(e.law!==void 0){let l=e.law,m=r;if(r===m)if(typeof l=="string"){if(S(l)>80)return we.errors=[{instancePath:i+"/law",schemaPath:"#/properties/law/maxLength",keyword:"\
maxLength",params:{limit:80},message:"must NOT have more than 80 characters"}],!1}else return we.errors=[{instancePath:i+"/law",schemaPath:"#/properties/law/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=m===r}else var o=!0;if(o)if(e.duty!==void 0){let l=r;ne(e.duty,{instancePath:i+"/du\
ty",parentData:e,parentDataProperty:"duty",rootData:y,dynamicAnchors:g})||(t=t===null?ne.errors:t.concat(ne.errors),r=t.length);var o=l===r}else var o=!0}}else return we.
errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return we.errors=t,r===0}we.evaluated={props:{kind:!0,
law:!0,duty:!0},dynamicProps:!1,dynamicItems:!1};function ls(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,
r=0,u=ls.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.name===void 0&&
(c="name")||e.enabled===void 0&&(c="enabled")||e.managedBy===void 0&&(c="managedBy")||e.ground===void 0&&(c="ground"))return ls.errors=[{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:c},message:"must have required property '"+c+"'"}],!1;if(e.name!==void 0){let l=r;Ge(e.name,{instancePath:i+
"/name",parentData:e,parentDataProperty:"name",rootData:y,dynamicAnchors:g})||(t=t===null?Ge.errors:t.concat(Ge.errors),r=t.length);var o=l===r}else var o=!0;if(o){
if(e.enabled!==void 0){let l=r;if(typeof e.enabled!="boolean")return ls.errors=[{instancePath:i+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"}],!1;var o=l===r}else var o=!0;if(o){if(e.managedBy!==void 0){let l=r;_r(e.managedBy,{instancePath:i+"/managed\
By",parentData:e,parentDataProperty:"managedBy",rootData:y,dynamicAnchors:g})||(t=t===null?_r.errors:t.concat(_r.errors),r=t.length);var o=l===r}else var o=!0;if(o){
if(e.offUntil!==void 0){let l=r;nr(e.offUntil,{instancePath:i+"/offUntil",parentData:e,parentDataProperty:"offUntil",rootData:y,dynamicAnchors:g})||(t=t===null?
nr.errors:t.concat(nr.errors),r=t.length);var o=l===r}else var o=!0;if(o)if(e.ground!==void 0){let l=r;we(e.ground,{instancePath:i+"/ground",parentData:e,parentDataProperty:"\
ground",rootData:y,dynamicAnchors:g})||(t=t===null?we.errors:t.concat(we.errors),r=t.length);var o=l===r}else var o=!0}}}}else return ls.errors=[{instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return ls.errors=t,r===0}ls.evaluated={props:{name:!0,enabled:!0,managedBy:!0,
offUntil:!0,ground:!0},dynamicProps:!1,dynamicItems:!1};function Oe(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){
let t=null,r=0,u=Oe.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let q;if(e.
shouldDisplay===void 0&&(q="shouldDisplay")||e.ageAssuranceRequired===void 0&&(q="ageAssuranceRequired")||e.digitalConsentAge===void 0&&(q="digitalConsentAge")||
e.civilAge===void 0&&(q="civilAge")||e.minimumAge===void 0&&(q="minimumAge")||e.approvedAgeCollectionMethods===void 0&&(q="approvedAgeCollectionMethods")||e.rule===
void 0&&(q="rule")||e.laws===void 0&&(q="laws"))return Oe.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:q},message:"\
must have required property '"+q+"'"}],!1;if(e.shouldDisplay!==void 0){let w=r;if(typeof e.shouldDisplay!="boolean")return Oe.errors=[{instancePath:i+"/shouldDi\
splay",schemaPath:"#/properties/shouldDisplay/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var o=w===r}else var o=!0;if(o){if(e.ageAssuranceRequired!==
void 0){let w=r;if(typeof e.ageAssuranceRequired!="boolean")return Oe.errors=[{instancePath:i+"/ageAssuranceRequired",schemaPath:"#/properties/ageAssuranceRequi\
red/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var o=w===r}else var o=!0;if(o){if(e.digitalConsentAge!==void 0){let w=r;W(e.digitalConsentAge,
{instancePath:i+"/digitalConsentAge",parentData:e,parentDataProperty:"digitalConsentAge",rootData:y,dynamicAnchors:g})||(t=t===null?W.errors:t.concat(W.errors),
r=t.length);var o=w===r}else var o=!0;if(o){if(e.civilAge!==void 0){let w=r;W(e.civilAge,{instancePath:i+"/civilAge",parentData:e,parentDataProperty:"civilAge",
rootData:y,dynamicAnchors:g})||(t=t===null?W.errors:t.concat(W.errors),r=t.length);var o=w===r}else var o=!0;if(o){if(e.minimumAge!==void 0){let w=r;W(e.minimumAge,
{instancePath:i+"/minimumAge",parentData:e,parentDataProperty:"minimumAge",rootData:y,dynamicAnchors:g})||(t=t===null?W.errors:t.concat(W.errors),r=t.length);var o=w===
r}else var o=!0;if(o){if(e.approvedAgeCollectionMethods!==void 0){let w=e.approvedAgeCollectionMethods,j=r;if(r===j)if(Array.isArray(w)){if(w.length>3)return Oe.
errors=[{instancePath:i+"/approvedAgeCollectionMethods",schemaPath:"#/properties/approvedAgeCollectionMethods/maxItems",keyword:"maxItems",params:{limit:3},message:"\
must NOT have more than 3 items"}],!1;{var c=!0;let U=w.length;for(let K=0;K<U;K++){let M=r;dr(w[K],{instancePath:i+"/approvedAgeCollectionMethods/"+K,parentData:w,
parentDataProperty:K,rootData:y,dynamicAnchors:g})||(t=t===null?dr.errors:t.concat(dr.errors),r=t.length);var c=M===r;if(!c)break}}}else return Oe.errors=[{instancePath:i+
"/approvedAgeCollectionMethods",schemaPath:"#/properties/approvedAgeCollectionMethods/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var o=j===
r}else var o=!0;if(o){if(e.ageAssurances!==void 0){let w=e.ageAssurances,j=r;if(r===j)if(Array.isArray(w)){if(w.length>200)return Oe.errors=[{instancePath:i+"/a\
geAssurances",schemaPath:"#/properties/ageAssurances/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT have more than 200 items"}],!1;{var l=!0;
let U=w.length;for(let K=0;K<U;K++){let M=r;Qe(w[K],{instancePath:i+"/ageAssurances/"+K,parentData:w,parentDataProperty:K,rootData:y,dynamicAnchors:g})||(t=t===
null?Qe.errors:t.concat(Qe.errors),r=t.length);var l=M===r;if(!l)break}}}else return Oe.errors=[{instancePath:i+"/ageAssurances",schemaPath:"#/properties/ageAss\
urances/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var o=j===r}else var o=!0;if(o){if(e.rule!==void 0){let w=r;Ue(e.rule,{instancePath:i+
"/rule",parentData:e,parentDataProperty:"rule",rootData:y,dynamicAnchors:g})||(t=t===null?Ue.errors:t.concat(Ue.errors),r=t.length);var o=w===r}else var o=!0;if(o){
if(e.laws!==void 0){let w=e.laws,j=r;if(r===j)if(Array.isArray(w)){if(w.length>200)return Oe.errors=[{instancePath:i+"/laws",schemaPath:"#/properties/laws/maxIt\
ems",keyword:"maxItems",params:{limit:200},message:"must NOT have more than 200 items"}],!1;{var m=!0;let U=w.length;for(let K=0;K<U;K++){let M=r;Le(w[K],{instancePath:i+
"/laws/"+K,parentData:w,parentDataProperty:K,rootData:y,dynamicAnchors:g})||(t=t===null?Le.errors:t.concat(Le.errors),r=t.length);var m=M===r;if(!m)break}}}else
return Oe.errors=[{instancePath:i+"/laws",schemaPath:"#/properties/laws/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var o=j===r}else
var o=!0;if(o)if(e.permissions!==void 0){let w=e.permissions,j=r;if(r===j)if(Array.isArray(w)){if(w.length>200)return Oe.errors=[{instancePath:i+"/permissions",
schemaPath:"#/properties/permissions/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT have more than 200 items"}],!1;{var f=!0;let U=w.length;for(let K=0;K<
U;K++){let M=r;ls(w[K],{instancePath:i+"/permissions/"+K,parentData:w,parentDataProperty:K,rootData:y,dynamicAnchors:g})||(t=t===null?ls.errors:t.concat(ls.errors),
r=t.length);var f=M===r;if(!f)break}}}else return Oe.errors=[{instancePath:i+"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type:"\
array"},message:"must be array"}],!1;var o=j===r}else var o=!0}}}}}}}}}else return Oe.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"}],!1;return Oe.errors=t,r===0}Oe.evaluated={props:{shouldDisplay:!0,ageAssuranceRequired:!0,digitalConsentAge:!0,civilAge:!0,minimumAge:!0,
approvedAgeCollectionMethods:!0,ageAssurances:!0,rule:!0,laws:!0,permissions:!0},dynamicProps:!1,dynamicItems:!1};let ai=us,Si={type:"string",enum:["true"]};function us(e,{
instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=us.evaluated;return u.dynamicProps&&(u.props=void 0),
u.dynamicItems&&(u.items=void 0),typeof e!="string"?(us.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"}],!1):e!=="true"?(us.errors=[{instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Si.enum},message:"must be equal to one of the allowed v\
alues"}],!1):(us.errors=t,r===0)}us.evaluated={dynamicProps:!1,dynamicItems:!1};let ii=Se,kn={description:"The result of an age check. `status` says what else i\
s present.",oneOf:[{$ref:"#/components/schemas/AgeGatePass"},{$ref:"#/components/schemas/AgeGateChallenge"},{$ref:"#/components/schemas/AgeGateProhibition"}]},xa={
description:"The player may play.",type:"object",required:["status","session"],properties:{status:{description:"The player may play.",type:"string",const:"PASS"},
session:{description:"The player's session.",$ref:"#/components/schemas/Session"}}},Ba={description:"A player in one product: age status, permissions and allowa\
nces under the current law and configuration.",type:"object",required:["sessionId","kuid","ageStatus","ageCategory","etag","status","jurisdiction","managedBy","\
permissions","allowances"],properties:{sessionId:{description:"The id of the session.",$ref:"#/components/schemas/Uuid"},kuid:{description:"The player's id, sha\
red by all products of an organisation.",$ref:"#/components/schemas/Uuid"},externalId:{description:"Your own id of the player, if you have given one.",$ref:"#/c\
omponents/schemas/ExternalId"},ageStatus:{$ref:"#/components/schemas/AgeStatus"},ageCategory:{$ref:"#/components/schemas/AgeCategory"},etag:{description:"The ve\
rsion of the whole response. A birthday, a new configuration of the product or a change of law changes it, even if no one has changed the session.",type:"string",
maxLength:64},status:{$ref:"#/components/schemas/SessionStatus"},dateOfBirth:{$ref:"#/components/schemas/DateOfBirth"},jurisdiction:{$ref:"#/components/schemas/\
Jurisdiction"},managedBy:{description:"`GUARDIAN` from a guardian's consent until the player is old enough not to need it.",type:"string",enum:["PLAYER","GUARDI\
AN"]},permissions:{description:"Every permission of the product, as it is for this player.",type:"array",maxItems:200,items:{$ref:"#/components/schemas/Permissi\
on"}},allowances:{description:"The guardian's answers to the product's questions.",type:"array",maxItems:100,items:{$ref:"#/components/schemas/Allowance"}}}},Pn={
description:"An id, to be treated as opaque. Not always hexadecimal.",type:"string","x-expects":"a UUID such as 3f0c2f5e-8d0f-4b3e-9a53-5f1f\u2026 (36 characters)",
minLength:36,maxLength:36,pattern:"^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$",examples:["3f0c2f5e-8d0f-4b3e-9a53-5f1f0f6f7c11"]},Ki=new RegExp(
"^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$","u");function A(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){
let t=null,r=0,u=A.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(typeof e=="string"){if(S(e)>36)return A.errors=[{instancePath:i,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:36},message:"must NOT have more than 36 characters"}],!1;if(S(e)<36)return A.errors=[{instancePath:i,
schemaPath:"#/minLength",keyword:"minLength",params:{limit:36},message:"must NOT have fewer than 36 characters"}],!1;if(!Ki.test(e))return A.errors=[{instancePath:i,
schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"},message:'must match pattern "^[A-z0-9\
]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"'}],!1}else return A.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;return A.errors=t,r===0}A.evaluated={dynamicProps:!1,dynamicItems:!1};let Mi={description:"Your own id of the player, of printable characte\
rs. It is unique in a product and mode.",type:"string","x-expects":"text of 1 to 128 characters",minLength:1,maxLength:128,"x-redact":!0,examples:["user-4711"]};
function ie(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=ie.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),r===0)if(typeof e=="string"){if(S(e)>128)return ie.errors=[{instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",
params:{limit:128},message:"must NOT have more than 128 characters"}],!1;if(S(e)<1)return ie.errors=[{instancePath:i,schemaPath:"#/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return ie.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"}],!1;return ie.errors=t,r===0}ie.evaluated={dynamicProps:!1,dynamicItems:!1};let lt={description:"`ACTIVE`: the player meets the\
 product's requirements. `HOLD`: a requirement is past its deadline.",type:"string",enum:["ACTIVE","HOLD"]};function Ye(e,{instancePath:i="",parentData:L,parentDataProperty:x,
rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Ye.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof e!="string"?
(Ye.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1):e==="ACTIVE"||e==="HOLD"?(Ye.errors=t,r===0):
(Ye.errors=[{instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:lt.enum},message:"must be equal to one of the allowed values"}],!1)}Ye.evaluated=
{dynamicProps:!1,dynamicItems:!1};let qn={description:"The player's date of birth. Present if one was given.",type:"string",format:"date",maxLength:10,"x-redact":!0,
examples:["2018-04-09"]};function fe(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=fe.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0&&r===0)if(typeof e=="string"){if(S(e)>10)return fe.errors=[{instancePath:i,schemaPath:"\
#/maxLength",keyword:"maxLength",params:{limit:10},message:"must NOT have more than 10 characters"}],!1;if(!Va(e))return fe.errors=[{instancePath:i,schemaPath:"\
#/format",keyword:"format",params:{format:"date"},message:'must match format "date"'}],!1}else return fe.errors=[{instancePath:i,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"}],!1;return fe.errors=t,r===0}fe.evaluated={dynamicProps:!1,dynamicItems:!1};let Tt={description:"A country \
(ISO 3166-1 alpha-2) or a subdivision (ISO 3166-2), in upper or lower case; responses use upper case. A code that ISO does not list is refused with `INVALID_INP\
UT`. An unknown subdivision never falls back to its country.",type:"string","x-expects":"an ISO 3166 code such as US or US-CA",maxLength:6,pattern:"^[A-z]{2}(-[\
A-z0-9]{1,3})?$",examples:["US-CA"]},Xi=new RegExp("^[A-z]{2}(-[A-z0-9]{1,3})?$","u");function be(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,
dynamicAnchors:g={}}={}){let t=null,r=0,u=be.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(typeof e=="string"){if(S(e)>
6)return be.errors=[{instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:6},message:"must NOT have more than 6 characters"}],!1;if(!Xi.test(
e))return be.errors=[{instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-z]{2}(-[A-z0-9]{1,3})?$"},message:'must match pattern "^[A-z]\
{2}(-[A-z0-9]{1,3})?$"'}],!1}else return be.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;return be.
errors=t,r===0}be.evaluated={dynamicProps:!1,dynamicItems:!1};let _t={description:"A guardian's answer to one of the product's questions, or the question's defa\
ult until a guardian has answered. `type` says which value it has.",oneOf:[{$ref:"#/components/schemas/NumericalAllowance"},{$ref:"#/components/schemas/Selectio\
nAllowance"}]},wn={description:"A question that is answered with a number.",type:"object",required:["name","type","numericalValue"],properties:{name:{description:"\
The name of the question.",type:"string",maxLength:64},type:{description:"The answer is a number.",type:"string",const:"numerical"},numericalValue:{description:"\
The answer.",type:"integer"}}};function er(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=er.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.name===void 0&&(c="name")||e.
type===void 0&&(c="type")||e.numericalValue===void 0&&(c="numericalValue"))return er.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:c},message:"must have required property '"+c+"'"}],!1;if(e.name!==void 0){let l=e.name,m=r;if(r===m)if(typeof l=="string"){if(S(l)>64)return er.
errors=[{instancePath:i+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"}],
!1}else return er.errors=[{instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=m===
r}else var o=!0;if(o){if(e.type!==void 0){let l=e.type,m=r;if(typeof l!="string")return er.errors=[{instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;if(l!=="numerical")return er.errors=[{instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"\
const",params:{allowedValue:"numerical"},message:"must be equal to constant"}],!1;var o=m===r}else var o=!0;if(o)if(e.numericalValue!==void 0){let l=e.numericalValue,
m=r;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)))return er.errors=[{instancePath:i+"/numericalValue",schemaPath:"#/properties/numericalValue/type",keyword:"type",
params:{type:"integer"},message:"must be integer"}],!1;var o=m===r}else var o=!0}}else return er.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return er.errors=t,r===0}er.evaluated={props:{name:!0,type:!0,numericalValue:!0},dynamicProps:!1,dynamicItems:!1};let Ha={
description:"A question that is answered with a choice.",type:"object",required:["name","type","selectionValue"],properties:{name:{description:"The name of the \
question.",type:"string",maxLength:64},type:{description:"The answer is one of several options.",type:"string",const:"selection"},selectionValue:{description:"T\
he answer.",type:"string",maxLength:64}}};function ee(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,
u=ee.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.name===void 0&&
(c="name")||e.type===void 0&&(c="type")||e.selectionValue===void 0&&(c="selectionValue"))return ee.errors=[{instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:c},message:"must have required property '"+c+"'"}],!1;if(e.name!==void 0){let l=e.name,m=r;if(r===m)if(typeof l=="string"){if(S(l)>
64)return ee.errors=[{instancePath:i+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 \
characters"}],!1}else return ee.errors=[{instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"}],!1;var o=m===r}else var o=!0;if(o){if(e.type!==void 0){let l=e.type,m=r;if(typeof l!="string")return ee.errors=[{instancePath:i+"/type",schemaPath:"#/prope\
rties/type/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(l!=="selection")return ee.errors=[{instancePath:i+"/type",schemaPath:"#/\
properties/type/const",keyword:"const",params:{allowedValue:"selection"},message:"must be equal to constant"}],!1;var o=m===r}else var o=!0;if(o)if(e.selectionValue!==
void 0){let l=e.selectionValue,m=r;if(r===m)if(typeof l=="string"){if(S(l)>64)return ee.errors=[{instancePath:i+"/selectionValue",schemaPath:"#/properties/selec\
tionValue/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"}],!1}else return ee.errors=[{instancePath:i+"/selecti\
onValue",schemaPath:"#/properties/selectionValue/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=m===r}else var o=!0}}else return ee.
errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return ee.errors=t,r===0}ee.evaluated={props:{name:!0,
type:!0,selectionValue:!0},dynamicProps:!1,dynamicItems:!1};function rr(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){
let t=null,r=0,u=rr.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);let o=r,c=!1,l=null,m=r;er(e,{instancePath:i,parentData:L,parentDataProperty:x,
rootData:y,dynamicAnchors:g})||(t=t===null?er.errors:t.concat(er.errors),r=t.length);var w=m===r;if(w){c=!0,l=0;var f={};f.name=!0,f.type=!0,f.numericalValue=!0}
let q=r;ee(e,{instancePath:i,parentData:L,parentDataProperty:x,rootData:y,dynamicAnchors:g})||(t=t===null?ee.errors:t.concat(ee.errors),r=t.length);var w=q===r;
if(w&&c?(c=!1,l=[l,1]):w&&(c=!0,l=1,f!==!0&&(f=f||{},f.name=!0,f.type=!0,f.selectionValue=!0)),c)r=o,t!==null&&(o?t.length=o:t=null);else{let j={instancePath:i,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};return t===null?t=[j]:t.push(j),r++,rr.errors=t,
!1}return rr.errors=t,u.props=f,r===0}rr.evaluated={dynamicProps:!0,dynamicItems:!1};function he(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,
dynamicAnchors:g={}}={}){let t=null,r=0,u=he.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let m;if(e.sessionId===void 0&&(m="sessionId")||e.kuid===void 0&&(m="kuid")||e.ageStatus===void 0&&(m="ageStatus")||e.ageCategory===void 0&&(m="ageC\
ategory")||e.etag===void 0&&(m="etag")||e.status===void 0&&(m="status")||e.jurisdiction===void 0&&(m="jurisdiction")||e.managedBy===void 0&&(m="managedBy")||e.permissions===
void 0&&(m="permissions")||e.allowances===void 0&&(m="allowances"))return he.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:m},
message:"must have required property '"+m+"'"}],!1;if(e.sessionId!==void 0){let f=r;A(e.sessionId,{instancePath:i+"/sessionId",parentData:e,parentDataProperty:"\
sessionId",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);var o=f===r}else var o=!0;if(o){if(e.kuid!==void 0){let f=r;A(e.kuid,
{instancePath:i+"/kuid",parentData:e,parentDataProperty:"kuid",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);var o=f===r}else
var o=!0;if(o){if(e.externalId!==void 0){let f=r;ie(e.externalId,{instancePath:i+"/externalId",parentData:e,parentDataProperty:"externalId",rootData:y,dynamicAnchors:g})||
(t=t===null?ie.errors:t.concat(ie.errors),r=t.length);var o=f===r}else var o=!0;if(o){if(e.ageStatus!==void 0){let f=r;je(e.ageStatus,{instancePath:i+"/ageStatu\
s",parentData:e,parentDataProperty:"ageStatus",rootData:y,dynamicAnchors:g})||(t=t===null?je.errors:t.concat(je.errors),r=t.length);var o=f===r}else var o=!0;if(o){
if(e.ageCategory!==void 0){let f=r;pe(e.ageCategory,{instancePath:i+"/ageCategory",parentData:e,parentDataProperty:"ageCategory",rootData:y,dynamicAnchors:g})||
(t=t===null?pe.errors:t.concat(pe.errors),r=t.length);var o=f===r}else var o=!0;if(o){if(e.etag!==void 0){let f=e.etag,q=r;if(r===q)if(typeof f=="string"){if(S(
f)>64)return he.errors=[{instancePath:i+"/etag",schemaPath:"#/properties/etag/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than \
64 characters"}],!1}else return he.errors=[{instancePath:i+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"}],!1;var o=q===r}else var o=!0;if(o){if(e.status!==void 0){let f=r;Ye(e.status,{instancePath:i+"/status",parentData:e,parentDataProperty:"status",rootData:y,
dynamicAnchors:g})||(t=t===null?Ye.errors:t.concat(Ye.errors),r=t.length);var o=f===r}else var o=!0;if(o){if(e.dateOfBirth!==void 0){let f=r;fe(e.dateOfBirth,{instancePath:i+
"/dateOfBirth",parentData:e,parentDataProperty:"dateOfBirth",rootData:y,dynamicAnchors:g})||(t=t===null?fe.errors:t.concat(fe.errors),r=t.length);var o=f===r}else
var o=!0;if(o){if(e.jurisdiction!==void 0){let f=r;be(e.jurisdiction,{instancePath:i+"/jurisdiction",parentData:e,parentDataProperty:"jurisdiction",rootData:y,dynamicAnchors:g})||
(t=t===null?be.errors:t.concat(be.errors),r=t.length);var o=f===r}else var o=!0;if(o){if(e.managedBy!==void 0){let f=e.managedBy,q=r;if(typeof f!="string")return he.
errors=[{instancePath:i+"/managedBy",schemaPath:"#/properties/managedBy/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(!(f==="PLAY\
ER"||f==="GUARDIAN"))return he.errors=[{instancePath:i+"/managedBy",schemaPath:"#/properties/managedBy/enum",keyword:"enum",params:{allowedValues:Ba.properties.
managedBy.enum},message:"must be equal to one of the allowed values"}],!1;var o=q===r}else var o=!0;if(o){if(e.permissions!==void 0){let f=e.permissions,q=r;if(r===
q)if(Array.isArray(f)){if(f.length>200)return he.errors=[{instancePath:i+"/permissions",schemaPath:"#/properties/permissions/maxItems",keyword:"maxItems",params:{
limit:200},message:"must NOT have more than 200 items"}],!1;{var c=!0;let j=f.length;for(let E=0;E<j;E++){let U=r;Pe(f[E],{instancePath:i+"/permissions/"+E,parentData:f,
parentDataProperty:E,rootData:y,dynamicAnchors:g})||(t=t===null?Pe.errors:t.concat(Pe.errors),r=t.length);var c=U===r;if(!c)break}}}else return he.errors=[{instancePath:i+
"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var o=q===r}else var o=!0;if(o)if(e.
allowances!==void 0){let f=e.allowances,q=r;if(r===q)if(Array.isArray(f)){if(f.length>100)return he.errors=[{instancePath:i+"/allowances",schemaPath:"#/properti\
es/allowances/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"}],!1;{var l=!0;let j=f.length;for(let E=0;E<j;E++){let U=r;
rr(f[E],{instancePath:i+"/allowances/"+E,parentData:f,parentDataProperty:E,rootData:y,dynamicAnchors:g})||(t=t===null?rr.errors:t.concat(rr.errors),r=t.length);
var l=U===r;if(!l)break}}}else return he.errors=[{instancePath:i+"/allowances",schemaPath:"#/properties/allowances/type",keyword:"type",params:{type:"array"},message:"\
must be array"}],!1;var o=q===r}else var o=!0}}}}}}}}}}}else return he.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;return he.errors=t,r===0}he.evaluated={props:{sessionId:!0,kuid:!0,externalId:!0,ageStatus:!0,ageCategory:!0,etag:!0,status:!0,dateOfBirth:!0,
jurisdiction:!0,managedBy:!0,permissions:!0,allowances:!0},dynamicProps:!1,dynamicItems:!1};function Fr(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,
dynamicAnchors:g={}}={}){let t=null,r=0,u=Fr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let c;if(e.status===void 0&&(c="status")||e.session===void 0&&(c="session"))return Fr.errors=[{instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:c},message:"must have required property '"+c+"'"}],!1;if(e.status!==void 0){let l=e.status,m=r;if(typeof l!="string")return Fr.errors=
[{instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(l!=="PASS")return Fr.errors=
[{instancePath:i+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue:"PASS"},message:"must be equal to constant"}],!1;var o=m===
r}else var o=!0;if(o)if(e.session!==void 0){let l=r;he(e.session,{instancePath:i+"/session",parentData:e,parentDataProperty:"session",rootData:y,dynamicAnchors:g})||
(t=t===null?he.errors:t.concat(he.errors),r=t.length);var o=l===r}else var o=!0}else return Fr.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return Fr.errors=t,r===0}Fr.evaluated={props:{status:!0,session:!0},dynamicProps:!1,dynamicItems:!1};let bn={description:"\
A guardian must consent first, or the player must prove their age.",type:"object",required:["status","challenge"],properties:{status:{description:"A guardian mu\
st consent first, or the player must prove their age.",type:"string",const:"CHALLENGE"},challenge:{description:"The challenge to hand to the guardian, or to the\
 player if its type is about age assurance.",$ref:"#/components/schemas/Challenge"}}},ja={description:"A decision that a guardian is asked to make.",type:"objec\
t",required:["challengeId","type","childLiteAccessEnabled","kuid","jurisdiction","documents"],properties:{challengeId:{description:"The id of the challenge.",$ref:"\
#/components/schemas/Uuid"},type:{$ref:"#/components/schemas/ChallengeType"},url:{description:"The hosted page for the guardian. Absent once the challenge has p\
assed or failed.",$ref:"#/components/schemas/WidgetUrl"},oneTimePassword:{description:"A code that opens the challenge at `/code`. Absent once the challenge has\
 passed or failed. Valid for ten minutes; only the newest one works. The code of a challenge that was replaced leads to its replacement until the code expires. \
If the last code has expired, a read returns a new code.",$ref:"#/components/schemas/OneTimePassword"},otpExpiresAt:{description:"When `oneTimePassword` expires\
; present with it.",$ref:"#/components/schemas/Timestamp"},childLiteAccessEnabled:{description:"Whether the product lets the player in, with limited features, w\
hile waiting for the guardian.",type:"boolean"},kuid:{description:"The player's id.",$ref:"#/components/schemas/Uuid"},jurisdiction:{$ref:"#/components/schemas/\
Jurisdiction"},age:{description:"The player's age. Present if an age was given.",$ref:"#/components/schemas/Age"},dateOfBirth:{description:"The player's date of\
 birth. Present if one was given.",$ref:"#/components/schemas/DateOfBirth"},documents:{description:"The documents that the guardian is shown.",type:"array",maxItems:100,
items:{$ref:"#/components/schemas/Document"}},materialChange:{description:"Present if the guardian is asked to accept documents that have changed.",$ref:"#/comp\
onents/schemas/MaterialChange"},awaiting:{description:"Present while a decision was made that does not take effect yet.",$ref:"#/components/schemas/Awaiting"},failureReason:{
description:"Present once the challenge has failed.",$ref:"#/components/schemas/FailureReason"}}},ni={description:"What the guardian is asked to decide.",type:"\
string",enum:["CHALLENGE_PARENTAL_CONSENT","CHALLENGE_PARENT_INVITE","CHALLENGE_MATERIAL_CHANGE","CHALLENGE_UPDATE_JURISDICTION","CHALLENGE_SESSION_UPGRADE_BY_A\
GE_ASSURANCE"]};function Ee(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Ee.evaluated;return u.
dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof e!="string"?(Ee.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1):e==="CHALLENGE_PARENTAL_CONSENT"||e==="CHALLENGE_PARENT_INVITE"||e==="CHALLENGE_MATERIAL_CHANGE"||e==="CHALLENGE_UPDATE_\
JURISDICTION"||e==="CHALLENGE_SESSION_UPGRADE_BY_AGE_ASSURANCE"?(Ee.errors=t,r===0):(Ee.errors=[{instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ni.
enum},message:"must be equal to one of the allowed values"}],!1)}Ee.evaluated={dynamicProps:!1,dynamicItems:!1};let Ta={description:"The address of a hosted pag\
e. Anyone who has it can open the page, so treat it as a secret.",type:"string",format:"uri",maxLength:2048,"x-redact":!0,examples:["https://kinward.example/wid\
gets/consent/xGq0cVw2dQ6b8mZr1yT4Aw"]},Fa=Ft.uri;function z(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,
r=0,u=z.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0&&r===0)if(typeof e=="string"){if(S(e)>2048)return z.errors=[{instancePath:i,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"}],!1;if(!Fa(e))return z.errors=[{instancePath:i,
schemaPath:"#/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'}],!1}else return z.errors=[{instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;return z.errors=t,r===0}z.evaluated={dynamicProps:!1,dynamicItems:!1};let _a={description:"Eight char\
acters that open the challenge at `/code`. Valid for ten minutes; only the newest one works. Generate a new one when you are about to display it.",type:"string",
maxLength:8,pattern:"^[0-9A-HJKMNP-TV-Z]{8}$","x-redact":!0,examples:["7KQ4M2XH"]},oi=new RegExp("^[0-9A-HJKMNP-TV-Z]{8}$","u");function _e(e,{instancePath:i="",
parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=_e.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),r===0)if(typeof e=="string"){if(S(e)>8)return _e.errors=[{instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT\
 have more than 8 characters"}],!1;if(!oi.test(e))return _e.errors=[{instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9A-HJKMNP-TV-Z\
]{8}$"},message:'must match pattern "^[0-9A-HJKMNP-TV-Z]{8}$"'}],!1}else return _e.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"}],!1;return _e.errors=t,r===0}_e.evaluated={dynamicProps:!1,dynamicItems:!1};let In={description:"A document that the guardian is \
shown.",type:"object",required:["id","name","url","isDataNotice"],properties:{id:{$ref:"#/components/schemas/DocumentId"},name:{description:"The title that the \
guardian reads.",type:"string",maxLength:200},url:{description:"Where the document is published.",type:"string",format:"uri",maxLength:2048},isDataNotice:{description:"\
Whether the document says how the player's data is used.",type:"boolean"}}},Ct={description:"The id that the product gave a document.",type:"string",maxLength:64};
function or(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=or.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),r===0)if(typeof e=="string"){if(S(e)>64)return or.errors=[{instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",
params:{limit:64},message:"must NOT have more than 64 characters"}],!1}else return or.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"}],!1;return or.errors=t,r===0}or.evaluated={dynamicProps:!1,dynamicItems:!1};function Ie(e,{instancePath:i="",parentData:L,parentDataProperty:x,
rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Ie.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="\
object"&&!Array.isArray(e)){let c;if(e.id===void 0&&(c="id")||e.name===void 0&&(c="name")||e.url===void 0&&(c="url")||e.isDataNotice===void 0&&(c="isDataNotice"))
return Ie.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:c},message:"must have required property '"+c+"'"}],!1;if(e.
id!==void 0){let l=r;or(e.id,{instancePath:i+"/id",parentData:e,parentDataProperty:"id",rootData:y,dynamicAnchors:g})||(t=t===null?or.errors:t.concat(or.errors),
r=t.length);var o=l===r}else var o=!0;if(o){if(e.name!==void 0){let l=e.name,m=r;if(r===m)if(typeof l=="string"){if(S(l)>200)return Ie.errors=[{instancePath:i+"\
/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"}],!1}else return Ie.errors=
[{instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=m===r}else var o=!0;if(o){
if(e.url!==void 0){let l=e.url,m=r;if(r===m&&r===m)if(typeof l=="string"){if(S(l)>2048)return Ie.errors=[{instancePath:i+"/url",schemaPath:"#/properties/url/max\
Length",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"}],!1;if(!Fa(l))return Ie.errors=[{instancePath:i+"/url",schemaPath:"\
#/properties/url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'}],!1}else return Ie.errors=[{instancePath:i+"/url",schemaPath:"\
#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=m===r}else var o=!0;if(o)if(e.isDataNotice!==void 0){let l=r;if(typeof e.
isDataNotice!="boolean")return Ie.errors=[{instancePath:i+"/isDataNotice",schemaPath:"#/properties/isDataNotice/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"}],!1;var o=l===r}else var o=!0}}}else return Ie.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"}],!1;return Ie.errors=t,r===0}Ie.evaluated={props:{id:!0,name:!0,url:!0,isDataNotice:!0},dynamicProps:!1,dynamicItems:!1};let Ca={description:"The d\
ocuments that a guardian is asked to accept because they have changed.",type:"object",required:["presentedDocuments","issuedAt"],properties:{presentedDocuments:{
description:"The ids of the documents that were presented.",type:"array",maxItems:100,items:{$ref:"#/components/schemas/DocumentId"}},issuedAt:{description:"Whe\
n they were presented.",$ref:"#/components/schemas/Timestamp"},actionedAt:{description:"When a guardian accepted or declined them. Absent until then, and if no \
guardian did so in time.",$ref:"#/components/schemas/Timestamp"},acceptanceDeadline:{description:"The earliest deadline of the documents. Absent if none has a d\
eadline.",$ref:"#/components/schemas/Timestamp"}}};function $e(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,
r=0,u=$e.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let l;if(e.presentedDocuments===
void 0&&(l="presentedDocuments")||e.issuedAt===void 0&&(l="issuedAt"))return $e.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:l},
message:"must have required property '"+l+"'"}],!1;if(e.presentedDocuments!==void 0){let m=e.presentedDocuments,f=r;if(r===f)if(Array.isArray(m)){if(m.length>100)
return $e.errors=[{instancePath:i+"/presentedDocuments",schemaPath:"#/properties/presentedDocuments/maxItems",keyword:"maxItems",params:{limit:100},message:"mus\
t NOT have more than 100 items"}],!1;{var o=!0;let q=m.length;for(let w=0;w<q;w++){let j=r;or(m[w],{instancePath:i+"/presentedDocuments/"+w,parentData:m,parentDataProperty:w,
rootData:y,dynamicAnchors:g})||(t=t===null?or.errors:t.concat(or.errors),r=t.length);var o=j===r;if(!o)break}}}else return $e.errors=[{instancePath:i+"/presente\
dDocuments",schemaPath:"#/properties/presentedDocuments/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var c=f===r}else var c=!0;if(c){
if(e.issuedAt!==void 0){let m=r;T(e.issuedAt,{instancePath:i+"/issuedAt",parentData:e,parentDataProperty:"issuedAt",rootData:y,dynamicAnchors:g})||(t=t===null?T.
errors:t.concat(T.errors),r=t.length);var c=m===r}else var c=!0;if(c){if(e.actionedAt!==void 0){let m=r;T(e.actionedAt,{instancePath:i+"/actionedAt",parentData:e,
parentDataProperty:"actionedAt",rootData:y,dynamicAnchors:g})||(t=t===null?T.errors:t.concat(T.errors),r=t.length);var c=m===r}else var c=!0;if(c)if(e.acceptanceDeadline!==
void 0){let m=r;T(e.acceptanceDeadline,{instancePath:i+"/acceptanceDeadline",parentData:e,parentDataProperty:"acceptanceDeadline",rootData:y,dynamicAnchors:g})||
(t=t===null?T.errors:t.concat(T.errors),r=t.length);var c=m===r}else var c=!0}}}else return $e.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return $e.errors=t,r===0}$e.evaluated={props:{presentedDocuments:!0,issuedAt:!0,actionedAt:!0,acceptanceDeadline:!0},
dynamicProps:!1,dynamicItems:!1};let aa={description:"What an unfinished challenge waits for, after a guardian has decided. `guardian-confirmation`: the guardia\
n decided on a page that anyone may have opened, and has not yet pressed the button in the email. `guardian-approval`: a new guardian decided, and a guardian on\
 file, or one who withdrew within the last year, has to agree. `guardian-verification`: the guardian still has to prove that they are an adult. `guardian-second\
-confirmation`: the guardian has not yet pressed the button in the second email, which is sent a day later.",type:"string",enum:["guardian-confirmation","guardi\
an-approval","guardian-verification","guardian-second-confirmation"]};function De(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){
let t=null,r=0,u=De.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof e!="string"?(De.errors=[{instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1):e==="guardian-confirmation"||e==="guardian-approval"||e==="guardian-verification"||
e==="guardian-second-confirmation"?(De.errors=t,r===0):(De.errors=[{instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:aa.enum},message:"mu\
st be equal to one of the allowed values"}],!1)}De.evaluated={dynamicProps:!1,dynamicItems:!1};let Ui={description:"Why a challenge failed.",type:"string",enum:[
"cancelled-by-initiator","denied-by-guardian","not-my-child","deadline-passed","session-revoked","age-criteria-not-met","repudiated-by-guardian","guardian-refus\
ed","second-confirmation-missing","no-longer-needed","max-attempts-exceeded","fraudulent-activity-detected","expired"]};function ke(e,{instancePath:i="",parentData:L,
parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=ke.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),
typeof e!="string"?(ke.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1):e==="cancelled-by-initia\
tor"||e==="denied-by-guardian"||e==="not-my-child"||e==="deadline-passed"||e==="session-revoked"||e==="age-criteria-not-met"||e==="repudiated-by-guardian"||e===
"guardian-refused"||e==="second-confirmation-missing"||e==="no-longer-needed"||e==="max-attempts-exceeded"||e==="fraudulent-activity-detected"||e==="expired"?(ke.
errors=t,r===0):(ke.errors=[{instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ui.enum},message:"must be equal to one of the allowed value\
s"}],!1)}ke.evaluated={dynamicProps:!1,dynamicItems:!1};function We(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){
let t=null,r=0,u=We.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let l;if(e.
challengeId===void 0&&(l="challengeId")||e.type===void 0&&(l="type")||e.childLiteAccessEnabled===void 0&&(l="childLiteAccessEnabled")||e.kuid===void 0&&(l="kuid")||
e.jurisdiction===void 0&&(l="jurisdiction")||e.documents===void 0&&(l="documents"))return We.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:l},message:"must have required property '"+l+"'"}],!1;if(e.challengeId!==void 0){let m=r;A(e.challengeId,{instancePath:i+"/challengeId",
parentData:e,parentDataProperty:"challengeId",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);var o=m===r}else var o=!0;if(o){
if(e.type!==void 0){let m=r;Ee(e.type,{instancePath:i+"/type",parentData:e,parentDataProperty:"type",rootData:y,dynamicAnchors:g})||(t=t===null?Ee.errors:t.concat(
Ee.errors),r=t.length);var o=m===r}else var o=!0;if(o){if(e.url!==void 0){let m=r;z(e.url,{instancePath:i+"/url",parentData:e,parentDataProperty:"url",rootData:y,
dynamicAnchors:g})||(t=t===null?z.errors:t.concat(z.errors),r=t.length);var o=m===r}else var o=!0;if(o){if(e.oneTimePassword!==void 0){let m=r;_e(e.oneTimePassword,
{instancePath:i+"/oneTimePassword",parentData:e,parentDataProperty:"oneTimePassword",rootData:y,dynamicAnchors:g})||(t=t===null?_e.errors:t.concat(_e.errors),r=
t.length);var o=m===r}else var o=!0;if(o){if(e.otpExpiresAt!==void 0){let m=r;T(e.otpExpiresAt,{instancePath:i+"/otpExpiresAt",parentData:e,parentDataProperty:"\
otpExpiresAt",rootData:y,dynamicAnchors:g})||(t=t===null?T.errors:t.concat(T.errors),r=t.length);var o=m===r}else var o=!0;if(o){if(e.childLiteAccessEnabled!==void 0){
let m=r;if(typeof e.childLiteAccessEnabled!="boolean")return We.errors=[{instancePath:i+"/childLiteAccessEnabled",schemaPath:"#/properties/childLiteAccessEnable\
d/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var o=m===r}else var o=!0;if(o){if(e.kuid!==void 0){let m=r;A(e.kuid,{instancePath:i+
"/kuid",parentData:e,parentDataProperty:"kuid",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);var o=m===r}else var o=!0;if(o){
if(e.jurisdiction!==void 0){let m=r;be(e.jurisdiction,{instancePath:i+"/jurisdiction",parentData:e,parentDataProperty:"jurisdiction",rootData:y,dynamicAnchors:g})||
(t=t===null?be.errors:t.concat(be.errors),r=t.length);var o=m===r}else var o=!0;if(o){if(e.age!==void 0){let m=r;W(e.age,{instancePath:i+"/age",parentData:e,parentDataProperty:"\
age",rootData:y,dynamicAnchors:g})||(t=t===null?W.errors:t.concat(W.errors),r=t.length);var o=m===r}else var o=!0;if(o){if(e.dateOfBirth!==void 0){let m=r;fe(e.
dateOfBirth,{instancePath:i+"/dateOfBirth",parentData:e,parentDataProperty:"dateOfBirth",rootData:y,dynamicAnchors:g})||(t=t===null?fe.errors:t.concat(fe.errors),
r=t.length);var o=m===r}else var o=!0;if(o){if(e.documents!==void 0){let m=e.documents,f=r;if(r===f)if(Array.isArray(m)){if(m.length>100)return We.errors=[{instancePath:i+
"/documents",schemaPath:"#/properties/documents/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"}],!1;{var c=!0;let w=m.
length;for(let j=0;j<w;j++){let E=r;Ie(m[j],{instancePath:i+"/documents/"+j,parentData:m,parentDataProperty:j,rootData:y,dynamicAnchors:g})||(t=t===null?Ie.errors:
t.concat(Ie.errors),r=t.length);var c=E===r;if(!c)break}}}else return We.errors=[{instancePath:i+"/documents",schemaPath:"#/properties/documents/type",keyword:"\
type",params:{type:"array"},message:"must be array"}],!1;var o=f===r}else var o=!0;if(o){if(e.materialChange!==void 0){let m=r;$e(e.materialChange,{instancePath:i+
"/materialChange",parentData:e,parentDataProperty:"materialChange",rootData:y,dynamicAnchors:g})||(t=t===null?$e.errors:t.concat($e.errors),r=t.length);var o=m===
r}else var o=!0;if(o){if(e.awaiting!==void 0){let m=r;De(e.awaiting,{instancePath:i+"/awaiting",parentData:e,parentDataProperty:"awaiting",rootData:y,dynamicAnchors:g})||
(t=t===null?De.errors:t.concat(De.errors),r=t.length);var o=m===r}else var o=!0;if(o)if(e.failureReason!==void 0){let m=r;ke(e.failureReason,{instancePath:i+"/f\
ailureReason",parentData:e,parentDataProperty:"failureReason",rootData:y,dynamicAnchors:g})||(t=t===null?ke.errors:t.concat(ke.errors),r=t.length);var o=m===r}else
var o=!0}}}}}}}}}}}}}else return We.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return We.errors=
t,r===0}We.evaluated={props:{challengeId:!0,type:!0,url:!0,oneTimePassword:!0,otpExpiresAt:!0,childLiteAccessEnabled:!0,kuid:!0,jurisdiction:!0,age:!0,dateOfBirth:!0,
documents:!0,materialChange:!0,awaiting:!0,failureReason:!0},dynamicProps:!1,dynamicItems:!1};function ds(e,{instancePath:i="",parentData:L,parentDataProperty:x,
rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=ds.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="\
object"&&!Array.isArray(e)){let c;if(e.status===void 0&&(c="status")||e.challenge===void 0&&(c="challenge"))return ds.errors=[{instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:c},message:"must have required property '"+c+"'"}],!1;if(e.status!==void 0){let l=e.status,m=r;if(typeof l!="st\
ring")return ds.errors=[{instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(l!==
"CHALLENGE")return ds.errors=[{instancePath:i+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue:"CHALLENGE"},message:"must b\
e equal to constant"}],!1;var o=m===r}else var o=!0;if(o)if(e.challenge!==void 0){let l=r;We(e.challenge,{instancePath:i+"/challenge",parentData:e,parentDataProperty:"\
challenge",rootData:y,dynamicAnchors:g})||(t=t===null?We.errors:t.concat(We.errors),r=t.length);var o=l===r}else var o=!0}else return ds.errors=[{instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return ds.errors=t,r===0}ds.evaluated={props:{status:!0,challenge:!0},dynamicProps:!1,
dynamicItems:!1};let Dn={description:"The player is below the product's minimum age.",type:"object",required:["status"],properties:{status:{description:"The pla\
yer is below the product's minimum age.",type:"string",const:"PROHIBITED"}}};function Or(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){
let t=null,r=0,u=Or.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.
status===void 0&&(o="status"))return Or.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:o},message:"must have require\
d property '"+o+"'"}],!1;if(e.status!==void 0){let c=e.status;if(typeof c!="string")return Or.errors=[{instancePath:i+"/status",schemaPath:"#/properties/status/\
type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(c!=="PROHIBITED")return Or.errors=[{instancePath:i+"/status",schemaPath:"#/properti\
es/status/const",keyword:"const",params:{allowedValue:"PROHIBITED"},message:"must be equal to constant"}],!1}}else return Or.errors=[{instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Or.errors=t,r===0}Or.evaluated={props:{status:!0},dynamicProps:!1,dynamicItems:!1};
function Se(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Se.evaluated;u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0);let o=r,c=!1,l=null,m=r;Fr(e,{instancePath:i,parentData:L,parentDataProperty:x,rootData:y,dynamicAnchors:g})||(t=t===null?
Fr.errors:t.concat(Fr.errors),r=t.length);var w=m===r;if(w){c=!0,l=0;var f={};f.status=!0,f.session=!0}let q=r;ds(e,{instancePath:i,parentData:L,parentDataProperty:x,
rootData:y,dynamicAnchors:g})||(t=t===null?ds.errors:t.concat(ds.errors),r=t.length);var w=q===r;if(w&&c)c=!1,l=[l,1];else{w&&(c=!0,l=1,f!==!0&&(f=f||{},f.status=
!0,f.challenge=!0));let j=r;Or(e,{instancePath:i,parentData:L,parentDataProperty:x,rootData:y,dynamicAnchors:g})||(t=t===null?Or.errors:t.concat(Or.errors),r=t.
length);var w=j===r;w&&c?(c=!1,l=[l,2]):w&&(c=!0,l=2,f!==!0&&(f=f||{},f.status=!0))}if(c)r=o,t!==null&&(o?t.length=o:t=null);else{let j={instancePath:i,schemaPath:"\
#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};return t===null?t=[j]:t.push(j),r++,Se.errors=t,!1}return Se.
errors=t,u.props=f,r===0}Se.evaluated={dynamicProps:!0,dynamicItems:!1};let ia=As;function As(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,
dynamicAnchors:g={}}={}){let t=null,r=0,u=As.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let c;if(e.error===void 0&&(c="error")||e.errorMessage===void 0&&(c="errorMessage"))return As.errors=[{instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:c},message:"must have required property '"+c+"'"}],!1;if(e.error!==void 0){let l=r;H(e.error,{instancePath:i+"/error",parentData:e,
parentDataProperty:"error",rootData:y,dynamicAnchors:g})||(t=t===null?H.errors:t.concat(H.errors),r=t.length);var o=l===r}else var o=!0;if(o)if(e.errorMessage!==
void 0){let l=e.errorMessage,m=r;if(r===m)if(typeof l=="string"){if(S(l)>2e3)return As.errors=[{instancePath:i+"/errorMessage",schemaPath:"#/properties/errorMes\
sage/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"}],!1}else return As.errors=[{instancePath:i+"/errorMess\
age",schemaPath:"#/properties/errorMessage/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=m===r}else var o=!0}else return As.errors=
[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return As.errors=t,r===0}As.evaluated={props:{error:!0,
errorMessage:!0},dynamicProps:!1,dynamicItems:!1};let Wi=Er;function Er(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){
let t=null,r=0,u=Er.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.
error===void 0&&(c="error")||e.errorMessage===void 0&&(c="errorMessage"))return Er.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:c},
message:"must have required property '"+c+"'"}],!1;if(e.error!==void 0){let l=r;H(e.error,{instancePath:i+"/error",parentData:e,parentDataProperty:"error",rootData:y,
dynamicAnchors:g})||(t=t===null?H.errors:t.concat(H.errors),r=t.length);var o=l===r}else var o=!0;if(o)if(e.errorMessage!==void 0){let l=e.errorMessage,m=r;if(r===
m)if(typeof l=="string"){if(S(l)>2e3)return Er.errors=[{instancePath:i+"/errorMessage",schemaPath:"#/properties/errorMessage/maxLength",keyword:"maxLength",params:{
limit:2e3},message:"must NOT have more than 2000 characters"}],!1}else return Er.errors=[{instancePath:i+"/errorMessage",schemaPath:"#/properties/errorMessage/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=m===r}else var o=!0}else return Er.errors=[{instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;return Er.errors=t,r===0}Er.evaluated={props:{error:!0,errorMessage:!0},dynamicProps:!1,dynamicItems:!1};
let li=cs,Rn={type:"string",maxLength:66};function cs(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,
u=cs.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(typeof e=="string"){if(S(e)>66)return cs.errors=[{instancePath:i,schemaPath:"\
#/maxLength",keyword:"maxLength",params:{limit:66},message:"must NOT have more than 66 characters"}],!1}else return cs.errors=[{instancePath:i,schemaPath:"#/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"}],!1;return cs.errors=t,r===0}cs.evaluated={dynamicProps:!1,dynamicItems:!1};let ui=Gr,An={type:"\
integer",minimum:0,maximum:9007199254740991};function Gr(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,
r=0,u=Gr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),!(typeof e=="number"&&!(e%1)&&!isNaN(e)))return Gr.errors=[{instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(r===0&&typeof e=="number"){if(e>9007199254740991||isNaN(e))return Gr.
errors=[{instancePath:i,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(e<
0||isNaN(e))return Gr.errors=[{instancePath:i,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}return Gr.errors=
t,r===0}Gr.evaluated={dynamicProps:!1,dynamicItems:!1};let di=ze;function ze(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){
let t=null,r=0,u=ze.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let m;if(e.
sessionId===void 0&&(m="sessionId")||e.kuid===void 0&&(m="kuid")||e.ageStatus===void 0&&(m="ageStatus")||e.ageCategory===void 0&&(m="ageCategory")||e.etag===void 0&&
(m="etag")||e.status===void 0&&(m="status")||e.jurisdiction===void 0&&(m="jurisdiction")||e.managedBy===void 0&&(m="managedBy")||e.permissions===void 0&&(m="per\
missions")||e.allowances===void 0&&(m="allowances"))return ze.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:m},message:"\
must have required property '"+m+"'"}],!1;if(e.sessionId!==void 0){let f=r;A(e.sessionId,{instancePath:i+"/sessionId",parentData:e,parentDataProperty:"sessionId",
rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);var o=f===r}else var o=!0;if(o){if(e.kuid!==void 0){let f=r;A(e.kuid,{instancePath:i+
"/kuid",parentData:e,parentDataProperty:"kuid",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);var o=f===r}else var o=!0;if(o){
if(e.externalId!==void 0){let f=r;ie(e.externalId,{instancePath:i+"/externalId",parentData:e,parentDataProperty:"externalId",rootData:y,dynamicAnchors:g})||(t=t===
null?ie.errors:t.concat(ie.errors),r=t.length);var o=f===r}else var o=!0;if(o){if(e.ageStatus!==void 0){let f=r;je(e.ageStatus,{instancePath:i+"/ageStatus",parentData:e,
parentDataProperty:"ageStatus",rootData:y,dynamicAnchors:g})||(t=t===null?je.errors:t.concat(je.errors),r=t.length);var o=f===r}else var o=!0;if(o){if(e.ageCategory!==
void 0){let f=r;pe(e.ageCategory,{instancePath:i+"/ageCategory",parentData:e,parentDataProperty:"ageCategory",rootData:y,dynamicAnchors:g})||(t=t===null?pe.errors:
t.concat(pe.errors),r=t.length);var o=f===r}else var o=!0;if(o){if(e.etag!==void 0){let f=e.etag,q=r;if(r===q)if(typeof f=="string"){if(S(f)>64)return ze.errors=
[{instancePath:i+"/etag",schemaPath:"#/properties/etag/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"}],!1}else
return ze.errors=[{instancePath:i+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=q===r}else
var o=!0;if(o){if(e.status!==void 0){let f=r;Ye(e.status,{instancePath:i+"/status",parentData:e,parentDataProperty:"status",rootData:y,dynamicAnchors:g})||(t=t===
null?Ye.errors:t.concat(Ye.errors),r=t.length);var o=f===r}else var o=!0;if(o){if(e.dateOfBirth!==void 0){let f=r;fe(e.dateOfBirth,{instancePath:i+"/dateOfBirth",
parentData:e,parentDataProperty:"dateOfBirth",rootData:y,dynamicAnchors:g})||(t=t===null?fe.errors:t.concat(fe.errors),r=t.length);var o=f===r}else var o=!0;if(o){
if(e.jurisdiction!==void 0){let f=r;be(e.jurisdiction,{instancePath:i+"/jurisdiction",parentData:e,parentDataProperty:"jurisdiction",rootData:y,dynamicAnchors:g})||
(t=t===null?be.errors:t.concat(be.errors),r=t.length);var o=f===r}else var o=!0;if(o){if(e.managedBy!==void 0){let f=e.managedBy,q=r;if(typeof f!="string")return ze.
errors=[{instancePath:i+"/managedBy",schemaPath:"#/properties/managedBy/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(!(f==="PLAY\
ER"||f==="GUARDIAN"))return ze.errors=[{instancePath:i+"/managedBy",schemaPath:"#/properties/managedBy/enum",keyword:"enum",params:{allowedValues:Ba.properties.
managedBy.enum},message:"must be equal to one of the allowed values"}],!1;var o=q===r}else var o=!0;if(o){if(e.permissions!==void 0){let f=e.permissions,q=r;if(r===
q)if(Array.isArray(f)){if(f.length>200)return ze.errors=[{instancePath:i+"/permissions",schemaPath:"#/properties/permissions/maxItems",keyword:"maxItems",params:{
limit:200},message:"must NOT have more than 200 items"}],!1;{var c=!0;let j=f.length;for(let E=0;E<j;E++){let U=r;Pe(f[E],{instancePath:i+"/permissions/"+E,parentData:f,
parentDataProperty:E,rootData:y,dynamicAnchors:g})||(t=t===null?Pe.errors:t.concat(Pe.errors),r=t.length);var c=U===r;if(!c)break}}}else return ze.errors=[{instancePath:i+
"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var o=q===r}else var o=!0;if(o)if(e.
allowances!==void 0){let f=e.allowances,q=r;if(r===q)if(Array.isArray(f)){if(f.length>100)return ze.errors=[{instancePath:i+"/allowances",schemaPath:"#/properti\
es/allowances/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"}],!1;{var l=!0;let j=f.length;for(let E=0;E<j;E++){let U=r;
rr(f[E],{instancePath:i+"/allowances/"+E,parentData:f,parentDataProperty:E,rootData:y,dynamicAnchors:g})||(t=t===null?rr.errors:t.concat(rr.errors),r=t.length);
var l=U===r;if(!l)break}}}else return ze.errors=[{instancePath:i+"/allowances",schemaPath:"#/properties/allowances/type",keyword:"type",params:{type:"array"},message:"\
must be array"}],!1;var o=q===r}else var o=!0}}}}}}}}}}}else return ze.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;return ze.errors=t,r===0}ze.evaluated={props:{sessionId:!0,kuid:!0,externalId:!0,ageStatus:!0,ageCategory:!0,etag:!0,status:!0,dateOfBirth:!0,
jurisdiction:!0,managedBy:!0,permissions:!0,allowances:!0},dynamicProps:!1,dynamicItems:!1};let ci=ms,Ln={type:"string",const:"NOT_MODIFIED"};function ms(e,{instancePath:i="",
parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=ms.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.
items=void 0),typeof e!="string"?(ms.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1):e!=="NOT_M\
ODIFIED"?(ms.errors=[{instancePath:i,schemaPath:"#/const",keyword:"const",params:{allowedValue:"NOT_MODIFIED"},message:"must be equal to constant"}],!1):(ms.errors=
t,r===0)}ms.evaluated={dynamicProps:!1,dynamicItems:!1};let mi=na,Na={description:"A session, or a challenge that contains it. With a `challengeId` it is a chal\
lenge.",oneOf:[{$ref:"#/components/schemas/ChallengeBesideSession"},{$ref:"#/components/schemas/Session"}]},zi={description:"A challenge created for a session, \
together with the current session.",allOf:[{$ref:"#/components/schemas/Challenge"},{type:"object",required:["session"],properties:{session:{description:"The ses\
sion as it is now.",$ref:"#/components/schemas/Session"}}}]};function Zr(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){
let t=null,r=0,u=Zr.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);let o=r;We(e,{instancePath:i,parentData:L,parentDataProperty:x,rootData:y,
dynamicAnchors:g})||(t=t===null?We.errors:t.concat(We.errors),r=t.length);var c=o===r;if(c){let l=r;if(r===l)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;
if(e.session===void 0&&(f="session"))return Zr.errors=[{instancePath:i,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:f},message:"mu\
st have required property '"+f+"'"}],!1;e.session!==void 0&&(he(e.session,{instancePath:i+"/session",parentData:e,parentDataProperty:"session",rootData:y,dynamicAnchors:g})||
(t=t===null?he.errors:t.concat(he.errors),r=t.length))}else return Zr.errors=[{instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},
message:"must be object"}],!1;var c=l===r}return Zr.errors=t,r===0}Zr.evaluated={props:{session:!0,challengeId:!0,type:!0,url:!0,oneTimePassword:!0,otpExpiresAt:!0,
childLiteAccessEnabled:!0,kuid:!0,jurisdiction:!0,age:!0,dateOfBirth:!0,documents:!0,materialChange:!0,awaiting:!0,failureReason:!0},dynamicProps:!1,dynamicItems:!1};
function na(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=na.evaluated;u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0);let o=r,c=!1,l=null,m=r;Zr(e,{instancePath:i,parentData:L,parentDataProperty:x,rootData:y,dynamicAnchors:g})||(t=t===null?
Zr.errors:t.concat(Zr.errors),r=t.length);var w=m===r;if(w){c=!0,l=0;var f={};f.session=!0,f.challengeId=!0,f.type=!0,f.url=!0,f.oneTimePassword=!0,f.otpExpiresAt=
!0,f.childLiteAccessEnabled=!0,f.kuid=!0,f.jurisdiction=!0,f.age=!0,f.dateOfBirth=!0,f.documents=!0,f.materialChange=!0,f.awaiting=!0,f.failureReason=!0}let q=r;
he(e,{instancePath:i,parentData:L,parentDataProperty:x,rootData:y,dynamicAnchors:g})||(t=t===null?he.errors:t.concat(he.errors),r=t.length);var w=q===r;if(w&&c?
(c=!1,l=[l,1]):w&&(c=!0,l=1,f!==!0&&(f=f||{},f.sessionId=!0,f.kuid=!0,f.externalId=!0,f.ageStatus=!0,f.ageCategory=!0,f.etag=!0,f.status=!0,f.dateOfBirth=!0,f.jurisdiction=
!0,f.managedBy=!0,f.permissions=!0,f.allowances=!0)),c)r=o,t!==null&&(o?t.length=o:t=null);else{let j={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{
passingSchemas:l},message:"must match exactly one schema in oneOf"};return t===null?t=[j]:t.push(j),r++,na.errors=t,!1}return na.errors=t,u.props=f,r===0}na.evaluated=
{dynamicProps:!0,dynamicItems:!1};let Vi=ut,Nt={type:"string",maxLength:2e3};function ut(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){
let t=null,r=0,u=ut.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(typeof e=="string"){if(S(e)>2e3)return ut.errors=[{instancePath:i,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"}],!1}else return ut.errors=[{instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;return ut.errors=t,r===0}ut.evaluated={dynamicProps:!1,dynamicItems:!1};let dt=$r,ps={
description:"The permissions after the change.",type:"object",required:["status","session"],properties:{status:{description:"Always `PASS`.",type:"string",enum:[
"PASS"]},session:{description:"The session that was changed.",type:"object",required:["sessionId","permissions"],properties:{sessionId:{description:"The id of t\
he session.",$ref:"#/components/schemas/Uuid"},permissions:{description:"Every permission of the session, as it is now.",type:"array",maxItems:200,items:{$ref:"\
#/components/schemas/Permission"}}}}}};function $r(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=$r.
evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let m;if(e.status===void 0&&(m=
"status")||e.session===void 0&&(m="session"))return $r.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:m},message:"mu\
st have required property '"+m+"'"}],!1;if(e.status!==void 0){let f=e.status,q=r;if(typeof f!="string")return $r.errors=[{instancePath:i+"/status",schemaPath:"#\
/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(f!=="PASS")return $r.errors=[{instancePath:i+"/status",schemaPath:"\
#/properties/status/enum",keyword:"enum",params:{allowedValues:ps.properties.status.enum},message:"must be equal to one of the allowed values"}],!1;var o=q===r}else
var o=!0;if(o)if(e.session!==void 0){let f=e.session,q=r;if(r===q)if(f&&typeof f=="object"&&!Array.isArray(f)){let j;if(f.sessionId===void 0&&(j="sessionId")||f.
permissions===void 0&&(j="permissions"))return $r.errors=[{instancePath:i+"/session",schemaPath:"#/properties/session/required",keyword:"required",params:{missingProperty:j},
message:"must have required property '"+j+"'"}],!1;if(f.sessionId!==void 0){let E=r;A(f.sessionId,{instancePath:i+"/session/sessionId",parentData:f,parentDataProperty:"\
sessionId",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);var c=E===r}else var c=!0;if(c)if(f.permissions!==void 0){let E=f.
permissions,U=r;if(r===U)if(Array.isArray(E)){if(E.length>200)return $r.errors=[{instancePath:i+"/session/permissions",schemaPath:"#/properties/session/properti\
es/permissions/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT have more than 200 items"}],!1;{var l=!0;let M=E.length;for(let se=0;se<M;se++){
let oe=r;Pe(E[se],{instancePath:i+"/session/permissions/"+se,parentData:E,parentDataProperty:se,rootData:y,dynamicAnchors:g})||(t=t===null?Pe.errors:t.concat(Pe.
errors),r=t.length);var l=oe===r;if(!l)break}}}else return $r.errors=[{instancePath:i+"/session/permissions",schemaPath:"#/properties/session/properties/permiss\
ions/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var c=U===r}else var c=!0}else return $r.errors=[{instancePath:i+"/session",schemaPath:"\
#/properties/session/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var o=q===r}else var o=!0}else return $r.errors=[{instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return $r.errors=t,r===0}$r.evaluated={props:{status:!0,session:!0},dynamicProps:!1,
dynamicItems:!1};let vr=Ls;function Ls(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Ls.evaluated;
u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);let o=r,c=!1,l=null,m=r;Zr(e,{instancePath:i,parentData:L,parentDataProperty:x,rootData:y,dynamicAnchors:g})||
(t=t===null?Zr.errors:t.concat(Zr.errors),r=t.length);var w=m===r;if(w){c=!0,l=0;var f={};f.session=!0,f.challengeId=!0,f.type=!0,f.url=!0,f.oneTimePassword=!0,
f.otpExpiresAt=!0,f.childLiteAccessEnabled=!0,f.kuid=!0,f.jurisdiction=!0,f.age=!0,f.dateOfBirth=!0,f.documents=!0,f.materialChange=!0,f.awaiting=!0,f.failureReason=
!0}let q=r;he(e,{instancePath:i,parentData:L,parentDataProperty:x,rootData:y,dynamicAnchors:g})||(t=t===null?he.errors:t.concat(he.errors),r=t.length);var w=q===
r;if(w&&c?(c=!1,l=[l,1]):w&&(c=!0,l=1,f!==!0&&(f=f||{},f.sessionId=!0,f.kuid=!0,f.externalId=!0,f.ageStatus=!0,f.ageCategory=!0,f.etag=!0,f.status=!0,f.dateOfBirth=
!0,f.jurisdiction=!0,f.managedBy=!0,f.permissions=!0,f.allowances=!0)),c)r=o,t!==null&&(o?t.length=o:t=null);else{let j={instancePath:i,schemaPath:"#/oneOf",keyword:"\
oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};return t===null?t=[j]:t.push(j),r++,Ls.errors=t,!1}return Ls.errors=t,u.props=
f,r===0}Ls.evaluated={dynamicProps:!0,dynamicItems:!1};let pi=xs,oa={description:"The guardians of a session have been unlinked.",type:"object",required:["sessi\
onId","status","unlinkedAt"],properties:{sessionId:{description:"The id of the session.",$ref:"#/components/schemas/Uuid"},status:{description:"Always `PASS`.",
type:"string",enum:["PASS"]},unlinkedAt:{description:"When the last guardian was unlinked. The same in every repetition.",$ref:"#/components/schemas/Timestamp"}}};
function xs(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=xs.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.sessionId===void 0&&(c="sessionId")||e.status===void 0&&(c=
"status")||e.unlinkedAt===void 0&&(c="unlinkedAt"))return xs.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:c},message:"\
must have required property '"+c+"'"}],!1;if(e.sessionId!==void 0){let l=r;A(e.sessionId,{instancePath:i+"/sessionId",parentData:e,parentDataProperty:"sessionId",
rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);var o=l===r}else var o=!0;if(o){if(e.status!==void 0){let l=e.status,m=r;if(typeof l!=
"string")return xs.errors=[{instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(l!==
"PASS")return xs.errors=[{instancePath:i+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:oa.properties.status.enum},message:"\
must be equal to one of the allowed values"}],!1;var o=m===r}else var o=!0;if(o)if(e.unlinkedAt!==void 0){let l=r;T(e.unlinkedAt,{instancePath:i+"/unlinkedAt",parentData:e,
parentDataProperty:"unlinkedAt",rootData:y,dynamicAnchors:g})||(t=t===null?T.errors:t.concat(T.errors),r=t.length);var o=l===r}else var o=!0}}else return xs.errors=
[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return xs.errors=t,r===0}xs.evaluated={props:{sessionId:!0,
status:!0,unlinkedAt:!0},dynamicProps:!1,dynamicItems:!1};let Bi=Sr,Oa={description:"One challenge for each product.",type:"object",required:["challenges"],properties:{
challenges:{description:"One entry for each requested product, in the order of the request.",type:"array",maxItems:20,items:{$ref:"#/components/schemas/ProductC\
hallenge"}}}},Hi={description:"A product and its challenge.",type:"object",required:["productId","challenge"],properties:{productId:{$ref:"#/components/schemas/\
ProductId"},challenge:{$ref:"#/components/schemas/Challenge"}}},Ea={description:"The id of the product.",type:"integer",minimum:1,maximum:2147483647,examples:[101]};
function ge(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=ge.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),!(typeof e=="number"&&!(e%1)&&!isNaN(e)))return ge.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"}],!1;if(r===0&&typeof e=="number"){if(e>2147483647||isNaN(e))return ge.errors=[{instancePath:i,schemaPath:"#/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"}],!1;if(e<1||isNaN(e))return ge.errors=[{instancePath:i,schemaPath:"#/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1}return ge.errors=t,r===0}ge.evaluated={dynamicProps:!1,dynamicItems:!1};function st(e,{
instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=st.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&
(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.productId===void 0&&(c="productId")||e.challenge===void 0&&(c="challenge"))return st.
errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:c},message:"must have required property '"+c+"'"}],!1;if(e.productId!==
void 0){let l=r;ge(e.productId,{instancePath:i+"/productId",parentData:e,parentDataProperty:"productId",rootData:y,dynamicAnchors:g})||(t=t===null?ge.errors:t.concat(
ge.errors),r=t.length);var o=l===r}else var o=!0;if(o)if(e.challenge!==void 0){let l=r;We(e.challenge,{instancePath:i+"/challenge",parentData:e,parentDataProperty:"\
challenge",rootData:y,dynamicAnchors:g})||(t=t===null?We.errors:t.concat(We.errors),r=t.length);var o=l===r}else var o=!0}else return st.errors=[{instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return st.errors=t,r===0}st.evaluated={props:{productId:!0,challenge:!0},
dynamicProps:!1,dynamicItems:!1};function Sr(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Sr.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.challenges===void 0&&(c="chal\
lenges"))return Sr.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:c},message:"must have required property '"+c+"'"}],
!1;if(e.challenges!==void 0){let l=e.challenges;if(r===r)if(Array.isArray(l)){if(l.length>20)return Sr.errors=[{instancePath:i+"/challenges",schemaPath:"#/prope\
rties/challenges/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"}],!1;{var o=!0;let f=l.length;for(let q=0;q<f;q++){let w=r;
st(l[q],{instancePath:i+"/challenges/"+q,parentData:l,parentDataProperty:q,rootData:y,dynamicAnchors:g})||(t=t===null?st.errors:t.concat(st.errors),r=t.length);
var o=w===r;if(!o)break}}}else return Sr.errors=[{instancePath:i+"/challenges",schemaPath:"#/properties/challenges/type",keyword:"type",params:{type:"array"},message:"\
must be array"}],!1}}else return Sr.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Sr.errors=
t,r===0}Sr.evaluated={props:{challenges:!0},dynamicProps:!1,dynamicItems:!1};let fi=js;function js(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,
dynamicAnchors:g={}}={}){let t=null,r=0,u=js.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let l;if(e.challengeId===void 0&&(l="challengeId")||e.type===void 0&&(l="type")||e.childLiteAccessEnabled===void 0&&(l="childLiteAccessEnabled")||e.
kuid===void 0&&(l="kuid")||e.jurisdiction===void 0&&(l="jurisdiction")||e.documents===void 0&&(l="documents"))return js.errors=[{instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:l},message:"must have required property '"+l+"'"}],!1;if(e.challengeId!==void 0){let m=r;A(e.challengeId,{instancePath:i+
"/challengeId",parentData:e,parentDataProperty:"challengeId",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);var o=m===r}else
var o=!0;if(o){if(e.type!==void 0){let m=r;Ee(e.type,{instancePath:i+"/type",parentData:e,parentDataProperty:"type",rootData:y,dynamicAnchors:g})||(t=t===null?Ee.
errors:t.concat(Ee.errors),r=t.length);var o=m===r}else var o=!0;if(o){if(e.url!==void 0){let m=r;z(e.url,{instancePath:i+"/url",parentData:e,parentDataProperty:"\
url",rootData:y,dynamicAnchors:g})||(t=t===null?z.errors:t.concat(z.errors),r=t.length);var o=m===r}else var o=!0;if(o){if(e.oneTimePassword!==void 0){let m=r;_e(
e.oneTimePassword,{instancePath:i+"/oneTimePassword",parentData:e,parentDataProperty:"oneTimePassword",rootData:y,dynamicAnchors:g})||(t=t===null?_e.errors:t.concat(
_e.errors),r=t.length);var o=m===r}else var o=!0;if(o){if(e.otpExpiresAt!==void 0){let m=r;T(e.otpExpiresAt,{instancePath:i+"/otpExpiresAt",parentData:e,parentDataProperty:"\
otpExpiresAt",rootData:y,dynamicAnchors:g})||(t=t===null?T.errors:t.concat(T.errors),r=t.length);var o=m===r}else var o=!0;if(o){if(e.childLiteAccessEnabled!==void 0){
let m=r;if(typeof e.childLiteAccessEnabled!="boolean")return js.errors=[{instancePath:i+"/childLiteAccessEnabled",schemaPath:"#/properties/childLiteAccessEnable\
d/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var o=m===r}else var o=!0;if(o){if(e.kuid!==void 0){let m=r;A(e.kuid,{instancePath:i+
"/kuid",parentData:e,parentDataProperty:"kuid",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);var o=m===r}else var o=!0;if(o){
if(e.jurisdiction!==void 0){let m=r;be(e.jurisdiction,{instancePath:i+"/jurisdiction",parentData:e,parentDataProperty:"jurisdiction",rootData:y,dynamicAnchors:g})||
(t=t===null?be.errors:t.concat(be.errors),r=t.length);var o=m===r}else var o=!0;if(o){if(e.age!==void 0){let m=r;W(e.age,{instancePath:i+"/age",parentData:e,parentDataProperty:"\
age",rootData:y,dynamicAnchors:g})||(t=t===null?W.errors:t.concat(W.errors),r=t.length);var o=m===r}else var o=!0;if(o){if(e.dateOfBirth!==void 0){let m=r;fe(e.
dateOfBirth,{instancePath:i+"/dateOfBirth",parentData:e,parentDataProperty:"dateOfBirth",rootData:y,dynamicAnchors:g})||(t=t===null?fe.errors:t.concat(fe.errors),
r=t.length);var o=m===r}else var o=!0;if(o){if(e.documents!==void 0){let m=e.documents,f=r;if(r===f)if(Array.isArray(m)){if(m.length>100)return js.errors=[{instancePath:i+
"/documents",schemaPath:"#/properties/documents/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"}],!1;{var c=!0;let w=m.
length;for(let j=0;j<w;j++){let E=r;Ie(m[j],{instancePath:i+"/documents/"+j,parentData:m,parentDataProperty:j,rootData:y,dynamicAnchors:g})||(t=t===null?Ie.errors:
t.concat(Ie.errors),r=t.length);var c=E===r;if(!c)break}}}else return js.errors=[{instancePath:i+"/documents",schemaPath:"#/properties/documents/type",keyword:"\
type",params:{type:"array"},message:"must be array"}],!1;var o=f===r}else var o=!0;if(o){if(e.materialChange!==void 0){let m=r;$e(e.materialChange,{instancePath:i+
"/materialChange",parentData:e,parentDataProperty:"materialChange",rootData:y,dynamicAnchors:g})||(t=t===null?$e.errors:t.concat($e.errors),r=t.length);var o=m===
r}else var o=!0;if(o){if(e.awaiting!==void 0){let m=r;De(e.awaiting,{instancePath:i+"/awaiting",parentData:e,parentDataProperty:"awaiting",rootData:y,dynamicAnchors:g})||
(t=t===null?De.errors:t.concat(De.errors),r=t.length);var o=m===r}else var o=!0;if(o)if(e.failureReason!==void 0){let m=r;ke(e.failureReason,{instancePath:i+"/f\
ailureReason",parentData:e,parentDataProperty:"failureReason",rootData:y,dynamicAnchors:g})||(t=t===null?ke.errors:t.concat(ke.errors),r=t.length);var o=m===r}else
var o=!0}}}}}}}}}}}}}else return js.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return js.errors=
t,r===0}js.evaluated={props:{challengeId:!0,type:!0,url:!0,oneTimePassword:!0,otpExpiresAt:!0,childLiteAccessEnabled:!0,kuid:!0,jurisdiction:!0,age:!0,dateOfBirth:!0,
documents:!0,materialChange:!0,awaiting:!0,failureReason:!0},dynamicProps:!1,dynamicItems:!1};let la=Et,Fi={description:"The status of a challenge. `status` say\
s what else is present.",oneOf:[{$ref:"#/components/schemas/ChallengeUndecided"},{$ref:"#/components/schemas/ChallengePassed"},{$ref:"#/components/schemas/Chall\
engeFailed"}]},ua={description:"No guardian has decided yet.",type:"object",required:["challengeId","status"],properties:{challengeId:{description:"The id of th\
e challenge.",$ref:"#/components/schemas/Uuid"},status:{description:"`IN_PROGRESS` once a guardian has opened it.",type:"string",enum:["PENDING","IN_PROGRESS"]},
awaiting:{description:"Present while a decision was made that does not take effect yet.",$ref:"#/components/schemas/Awaiting"}}};function Yr(e,{instancePath:i="",
parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Yr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.challengeId===void 0&&(c="challengeId")||e.status===void 0&&(c="status"))return Yr.errors=
[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:c},message:"must have required property '"+c+"'"}],!1;if(e.challengeId!==void 0){
let l=r;A(e.challengeId,{instancePath:i+"/challengeId",parentData:e,parentDataProperty:"challengeId",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(
A.errors),r=t.length);var o=l===r}else var o=!0;if(o){if(e.status!==void 0){let l=e.status,m=r;if(typeof l!="string")return Yr.errors=[{instancePath:i+"/status",
schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(!(l==="PENDING"||l==="IN_PROGRESS"))return Yr.errors=
[{instancePath:i+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:ua.properties.status.enum},message:"must be equal to one o\
f the allowed values"}],!1;var o=m===r}else var o=!0;if(o)if(e.awaiting!==void 0){let l=r;De(e.awaiting,{instancePath:i+"/awaiting",parentData:e,parentDataProperty:"\
awaiting",rootData:y,dynamicAnchors:g})||(t=t===null?De.errors:t.concat(De.errors),r=t.length);var o=l===r}else var o=!0}}else return Yr.errors=[{instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Yr.errors=t,r===0}Yr.evaluated={props:{challengeId:!0,status:!0,awaiting:!0},
dynamicProps:!1,dynamicItems:!1};let xn={description:"A guardian has consented, or the player has proven their age.",type:"object",required:["challengeId","stat\
us","sessionId"],properties:{challengeId:{description:"The id of the challenge.",$ref:"#/components/schemas/Uuid"},status:{description:"A guardian has consented\
, or the player has proven their age. Final.",type:"string",const:"PASS"},sessionId:{description:"The player's session.",$ref:"#/components/schemas/Uuid"}}};function fs(e,{
instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=fs.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&
(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.challengeId===void 0&&(c="challengeId")||e.status===void 0&&(c="status")||e.sessionId===
void 0&&(c="sessionId"))return fs.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:c},message:"must have required prop\
erty '"+c+"'"}],!1;if(e.challengeId!==void 0){let l=r;A(e.challengeId,{instancePath:i+"/challengeId",parentData:e,parentDataProperty:"challengeId",rootData:y,dynamicAnchors:g})||
(t=t===null?A.errors:t.concat(A.errors),r=t.length);var o=l===r}else var o=!0;if(o){if(e.status!==void 0){let l=e.status,m=r;if(typeof l!="string")return fs.errors=
[{instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(l!=="PASS")return fs.errors=
[{instancePath:i+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue:"PASS"},message:"must be equal to constant"}],!1;var o=m===
r}else var o=!0;if(o)if(e.sessionId!==void 0){let l=r;A(e.sessionId,{instancePath:i+"/sessionId",parentData:e,parentDataProperty:"sessionId",rootData:y,dynamicAnchors:g})||
(t=t===null?A.errors:t.concat(A.errors),r=t.length);var o=l===r}else var o=!0}}else return fs.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return fs.errors=t,r===0}fs.evaluated={props:{challengeId:!0,status:!0,sessionId:!0},dynamicProps:!1,dynamicItems:!1};
let Ot={description:"The challenge has failed.",type:"object",required:["challengeId","status","failureReason"],properties:{challengeId:{description:"The id of \
the challenge.",$ref:"#/components/schemas/Uuid"},status:{description:"The challenge has failed. Final.",type:"string",const:"FAIL"},failureReason:{description:"\
Why it failed.",$ref:"#/components/schemas/FailureReason"}}};function cr(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){
let t=null,r=0,u=cr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.
challengeId===void 0&&(c="challengeId")||e.status===void 0&&(c="status")||e.failureReason===void 0&&(c="failureReason"))return cr.errors=[{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:c},message:"must have required property '"+c+"'"}],!1;if(e.challengeId!==void 0){let l=r;A(e.challengeId,
{instancePath:i+"/challengeId",parentData:e,parentDataProperty:"challengeId",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);
var o=l===r}else var o=!0;if(o){if(e.status!==void 0){let l=e.status,m=r;if(typeof l!="string")return cr.errors=[{instancePath:i+"/status",schemaPath:"#/propert\
ies/status/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(l!=="FAIL")return cr.errors=[{instancePath:i+"/status",schemaPath:"#/pro\
perties/status/const",keyword:"const",params:{allowedValue:"FAIL"},message:"must be equal to constant"}],!1;var o=m===r}else var o=!0;if(o)if(e.failureReason!==
void 0){let l=r;ke(e.failureReason,{instancePath:i+"/failureReason",parentData:e,parentDataProperty:"failureReason",rootData:y,dynamicAnchors:g})||(t=t===null?ke.
errors:t.concat(ke.errors),r=t.length);var o=l===r}else var o=!0}}else return cr.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"}],!1;return cr.errors=t,r===0}cr.evaluated={props:{challengeId:!0,status:!0,failureReason:!0},dynamicProps:!1,dynamicItems:!1};function Et(e,{
instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Et.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&
(u.items=void 0);let o=r,c=!1,l=null,m=r;Yr(e,{instancePath:i,parentData:L,parentDataProperty:x,rootData:y,dynamicAnchors:g})||(t=t===null?Yr.errors:t.concat(Yr.
errors),r=t.length);var w=m===r;if(w){c=!0,l=0;var f={};f.challengeId=!0,f.status=!0,f.awaiting=!0}let q=r;fs(e,{instancePath:i,parentData:L,parentDataProperty:x,
rootData:y,dynamicAnchors:g})||(t=t===null?fs.errors:t.concat(fs.errors),r=t.length);var w=q===r;if(w&&c)c=!1,l=[l,1];else{w&&(c=!0,l=1,f!==!0&&(f=f||{},f.challengeId=
!0,f.status=!0,f.sessionId=!0));let j=r;cr(e,{instancePath:i,parentData:L,parentDataProperty:x,rootData:y,dynamicAnchors:g})||(t=t===null?cr.errors:t.concat(cr.
errors),r=t.length);var w=j===r;w&&c?(c=!1,l=[l,2]):w&&(c=!0,l=2,f!==!0&&(f=f||{},f.challengeId=!0,f.status=!0,f.failureReason=!0))}if(c)r=o,t!==null&&(o?t.length=
o:t=null);else{let j={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};return t===
null?t=[j]:t.push(j),r++,Et.errors=t,!1}return Et.errors=t,u.props=f,r===0}Et.evaluated={dynamicProps:!0,dynamicItems:!1};let Gi=Kr,Zi={description:"A new one-t\
ime password for a challenge.",type:"object",required:["challengeId","oneTimePassword","otpExpiresAt"],properties:{challengeId:{description:"The challenge that \
the password opens.",$ref:"#/components/schemas/Uuid"},oneTimePassword:{$ref:"#/components/schemas/OneTimePassword"},otpExpiresAt:{description:"When the passwor\
d expires.",$ref:"#/components/schemas/Timestamp"}}};function Kr(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,
r=0,u=Kr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.challengeId===
void 0&&(c="challengeId")||e.oneTimePassword===void 0&&(c="oneTimePassword")||e.otpExpiresAt===void 0&&(c="otpExpiresAt"))return Kr.errors=[{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:c},message:"must have required property '"+c+"'"}],!1;if(e.challengeId!==void 0){let l=r;A(e.challengeId,
{instancePath:i+"/challengeId",parentData:e,parentDataProperty:"challengeId",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);
var o=l===r}else var o=!0;if(o){if(e.oneTimePassword!==void 0){let l=r;_e(e.oneTimePassword,{instancePath:i+"/oneTimePassword",parentData:e,parentDataProperty:"\
oneTimePassword",rootData:y,dynamicAnchors:g})||(t=t===null?_e.errors:t.concat(_e.errors),r=t.length);var o=l===r}else var o=!0;if(o)if(e.otpExpiresAt!==void 0){
let l=r;T(e.otpExpiresAt,{instancePath:i+"/otpExpiresAt",parentData:e,parentDataProperty:"otpExpiresAt",rootData:y,dynamicAnchors:g})||(t=t===null?T.errors:t.concat(
T.errors),r=t.length);var o=l===r}else var o=!0}}else return Kr.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must \
be object"}],!1;return Kr.errors=t,r===0}Kr.evaluated={props:{challengeId:!0,oneTimePassword:!0,otpExpiresAt:!0},dynamicProps:!1,dynamicItems:!1};let Yi=$t,Ts={
description:"An empty object.",type:"object",additionalProperties:!1,properties:{}};function $t(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,
dynamicAnchors:g={}}={}){let t=null,r=0,u=$t.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.
isArray(e))for(let o in e){return $t.errors=[{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"\
must NOT have additional properties"}],!1;break}else return $t.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"}],!1;return $t.errors=t,r===0}$t.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};let ct=Mr;function Mr(e,{instancePath:i="",parentData:L,parentDataProperty:x,
rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Mr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="\
object"&&!Array.isArray(e)){let c;if(e.error===void 0&&(c="error")||e.errorMessage===void 0&&(c="errorMessage"))return Mr.errors=[{instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:c},message:"must have required property '"+c+"'"}],!1;if(e.error!==void 0){let l=r;H(e.error,{instancePath:i+
"/error",parentData:e,parentDataProperty:"error",rootData:y,dynamicAnchors:g})||(t=t===null?H.errors:t.concat(H.errors),r=t.length);var o=l===r}else var o=!0;if(o)
if(e.errorMessage!==void 0){let l=e.errorMessage,m=r;if(r===m)if(typeof l=="string"){if(S(l)>2e3)return Mr.errors=[{instancePath:i+"/errorMessage",schemaPath:"#\
/properties/errorMessage/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"}],!1}else return Mr.errors=[{instancePath:i+
"/errorMessage",schemaPath:"#/properties/errorMessage/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=m===r}else var o=!0}else return Mr.
errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Mr.errors=t,r===0}Mr.evaluated={props:{error:!0,
errorMessage:!0},dynamicProps:!1,dynamicItems:!1};let hi=tt;function tt(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){
let t=null,r=0,u=tt.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.
error===void 0&&(c="error")||e.errorMessage===void 0&&(c="errorMessage"))return tt.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:c},
message:"must have required property '"+c+"'"}],!1;if(e.error!==void 0){let l=r;H(e.error,{instancePath:i+"/error",parentData:e,parentDataProperty:"error",rootData:y,
dynamicAnchors:g})||(t=t===null?H.errors:t.concat(H.errors),r=t.length);var o=l===r}else var o=!0;if(o)if(e.errorMessage!==void 0){let l=e.errorMessage,m=r;if(r===
m)if(typeof l=="string"){if(S(l)>2e3)return tt.errors=[{instancePath:i+"/errorMessage",schemaPath:"#/properties/errorMessage/maxLength",keyword:"maxLength",params:{
limit:2e3},message:"must NOT have more than 2000 characters"}],!1}else return tt.errors=[{instancePath:i+"/errorMessage",schemaPath:"#/properties/errorMessage/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=m===r}else var o=!0}else return tt.errors=[{instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;return tt.errors=t,r===0}tt.evaluated={props:{error:!0,errorMessage:!0},dynamicProps:!1,dynamicItems:!1};
let yi=mt,Ji={description:"A widget that asks a player's age, to open or to show in an iframe.",type:"object",required:["widgetId","url","shortUrl"],properties:{
widgetId:{description:"The id of the widget. Its messages carry it.",$ref:"#/components/schemas/Uuid"},url:{description:"The address of the page. Anyone who has\
 it can open the page, so treat it as a secret.",$ref:"#/components/schemas/WidgetUrl"},shortUrl:{description:"A shorter address of the same page, for a QR code\
 or to read out.",$ref:"#/components/schemas/WidgetUrl"}}};function mt(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){
let t=null,r=0,u=mt.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.
widgetId===void 0&&(c="widgetId")||e.url===void 0&&(c="url")||e.shortUrl===void 0&&(c="shortUrl"))return mt.errors=[{instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:c},message:"must have required property '"+c+"'"}],!1;if(e.widgetId!==void 0){let l=r;A(e.widgetId,{instancePath:i+"/widgetId",
parentData:e,parentDataProperty:"widgetId",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);var o=l===r}else var o=!0;if(o){if(e.
url!==void 0){let l=r;z(e.url,{instancePath:i+"/url",parentData:e,parentDataProperty:"url",rootData:y,dynamicAnchors:g})||(t=t===null?z.errors:t.concat(z.errors),
r=t.length);var o=l===r}else var o=!0;if(o)if(e.shortUrl!==void 0){let l=r;z(e.shortUrl,{instancePath:i+"/shortUrl",parentData:e,parentDataProperty:"shortUrl",rootData:y,
dynamicAnchors:g})||(t=t===null?z.errors:t.concat(z.errors),r=t.length);var o=l===r}else var o=!0}}else return mt.errors=[{instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;return mt.errors=t,r===0}mt.evaluated={props:{widgetId:!0,url:!0,shortUrl:!0},dynamicProps:!1,dynamicItems:!1};
let pt=St;function St(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=St.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.widgetId===void 0&&(c="widgetId")||e.url===void 0&&
(c="url")||e.shortUrl===void 0&&(c="shortUrl"))return St.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:c},message:"\
must have required property '"+c+"'"}],!1;if(e.widgetId!==void 0){let l=r;A(e.widgetId,{instancePath:i+"/widgetId",parentData:e,parentDataProperty:"widgetId",rootData:y,
dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);var o=l===r}else var o=!0;if(o){if(e.url!==void 0){let l=r;z(e.url,{instancePath:i+"/url",
parentData:e,parentDataProperty:"url",rootData:y,dynamicAnchors:g})||(t=t===null?z.errors:t.concat(z.errors),r=t.length);var o=l===r}else var o=!0;if(o)if(e.shortUrl!==
void 0){let l=r;z(e.shortUrl,{instancePath:i+"/shortUrl",parentData:e,parentDataProperty:"shortUrl",rootData:y,dynamicAnchors:g})||(t=t===null?z.errors:t.concat(
z.errors),r=t.length);var o=l===r}else var o=!0}}else return St.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must \
be object"}],!1;return St.errors=t,r===0}St.evaluated={props:{widgetId:!0,url:!0,shortUrl:!0},dynamicProps:!1,dynamicItems:!1};let ft=_s;function _s(e,{instancePath:i="",
parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=_s.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let l;if(e.challengeId===void 0&&(l="challengeId")||e.type===void 0&&(l="type")||e.childLiteAccessEnabled===
void 0&&(l="childLiteAccessEnabled")||e.kuid===void 0&&(l="kuid")||e.jurisdiction===void 0&&(l="jurisdiction")||e.documents===void 0&&(l="documents"))return _s.
errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:l},message:"must have required property '"+l+"'"}],!1;if(e.challengeId!==
void 0){let m=r;A(e.challengeId,{instancePath:i+"/challengeId",parentData:e,parentDataProperty:"challengeId",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:
t.concat(A.errors),r=t.length);var o=m===r}else var o=!0;if(o){if(e.type!==void 0){let m=r;Ee(e.type,{instancePath:i+"/type",parentData:e,parentDataProperty:"ty\
pe",rootData:y,dynamicAnchors:g})||(t=t===null?Ee.errors:t.concat(Ee.errors),r=t.length);var o=m===r}else var o=!0;if(o){if(e.url!==void 0){let m=r;z(e.url,{instancePath:i+
"/url",parentData:e,parentDataProperty:"url",rootData:y,dynamicAnchors:g})||(t=t===null?z.errors:t.concat(z.errors),r=t.length);var o=m===r}else var o=!0;if(o){
if(e.oneTimePassword!==void 0){let m=r;_e(e.oneTimePassword,{instancePath:i+"/oneTimePassword",parentData:e,parentDataProperty:"oneTimePassword",rootData:y,dynamicAnchors:g})||
(t=t===null?_e.errors:t.concat(_e.errors),r=t.length);var o=m===r}else var o=!0;if(o){if(e.otpExpiresAt!==void 0){let m=r;T(e.otpExpiresAt,{instancePath:i+"/otp\
ExpiresAt",parentData:e,parentDataProperty:"otpExpiresAt",rootData:y,dynamicAnchors:g})||(t=t===null?T.errors:t.concat(T.errors),r=t.length);var o=m===r}else var o=!0;
if(o){if(e.childLiteAccessEnabled!==void 0){let m=r;if(typeof e.childLiteAccessEnabled!="boolean")return _s.errors=[{instancePath:i+"/childLiteAccessEnabled",schemaPath:"\
#/properties/childLiteAccessEnabled/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var o=m===r}else var o=!0;if(o){if(e.kuid!==void 0){
let m=r;A(e.kuid,{instancePath:i+"/kuid",parentData:e,parentDataProperty:"kuid",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);
var o=m===r}else var o=!0;if(o){if(e.jurisdiction!==void 0){let m=r;be(e.jurisdiction,{instancePath:i+"/jurisdiction",parentData:e,parentDataProperty:"jurisdict\
ion",rootData:y,dynamicAnchors:g})||(t=t===null?be.errors:t.concat(be.errors),r=t.length);var o=m===r}else var o=!0;if(o){if(e.age!==void 0){let m=r;W(e.age,{instancePath:i+
"/age",parentData:e,parentDataProperty:"age",rootData:y,dynamicAnchors:g})||(t=t===null?W.errors:t.concat(W.errors),r=t.length);var o=m===r}else var o=!0;if(o){
if(e.dateOfBirth!==void 0){let m=r;fe(e.dateOfBirth,{instancePath:i+"/dateOfBirth",parentData:e,parentDataProperty:"dateOfBirth",rootData:y,dynamicAnchors:g})||
(t=t===null?fe.errors:t.concat(fe.errors),r=t.length);var o=m===r}else var o=!0;if(o){if(e.documents!==void 0){let m=e.documents,f=r;if(r===f)if(Array.isArray(m)){
if(m.length>100)return _s.errors=[{instancePath:i+"/documents",schemaPath:"#/properties/documents/maxItems",keyword:"maxItems",params:{limit:100},message:"must \
NOT have more than 100 items"}],!1;{var c=!0;let w=m.length;for(let j=0;j<w;j++){let E=r;Ie(m[j],{instancePath:i+"/documents/"+j,parentData:m,parentDataProperty:j,
rootData:y,dynamicAnchors:g})||(t=t===null?Ie.errors:t.concat(Ie.errors),r=t.length);var c=E===r;if(!c)break}}}else return _s.errors=[{instancePath:i+"/document\
s",schemaPath:"#/properties/documents/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var o=f===r}else var o=!0;if(o){if(e.materialChange!==
void 0){let m=r;$e(e.materialChange,{instancePath:i+"/materialChange",parentData:e,parentDataProperty:"materialChange",rootData:y,dynamicAnchors:g})||(t=t===null?
$e.errors:t.concat($e.errors),r=t.length);var o=m===r}else var o=!0;if(o){if(e.awaiting!==void 0){let m=r;De(e.awaiting,{instancePath:i+"/awaiting",parentData:e,
parentDataProperty:"awaiting",rootData:y,dynamicAnchors:g})||(t=t===null?De.errors:t.concat(De.errors),r=t.length);var o=m===r}else var o=!0;if(o)if(e.failureReason!==
void 0){let m=r;ke(e.failureReason,{instancePath:i+"/failureReason",parentData:e,parentDataProperty:"failureReason",rootData:y,dynamicAnchors:g})||(t=t===null?ke.
errors:t.concat(ke.errors),r=t.length);var o=m===r}else var o=!0}}}}}}}}}}}}}else return _s.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;return _s.errors=t,r===0}_s.evaluated={props:{challengeId:!0,type:!0,url:!0,oneTimePassword:!0,otpExpiresAt:!0,childLiteAccessEnabled:!0,
kuid:!0,jurisdiction:!0,age:!0,dateOfBirth:!0,documents:!0,materialChange:!0,awaiting:!0,failureReason:!0},dynamicProps:!1,dynamicItems:!1};let ht=Cs;function Cs(e,{
instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Cs.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&
(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let l;if(e.challengeId===void 0&&(l="challengeId")||e.type===void 0&&(l="type")||e.childLiteAccessEnabled===
void 0&&(l="childLiteAccessEnabled")||e.kuid===void 0&&(l="kuid")||e.jurisdiction===void 0&&(l="jurisdiction")||e.documents===void 0&&(l="documents"))return Cs.
errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:l},message:"must have required property '"+l+"'"}],!1;if(e.challengeId!==
void 0){let m=r;A(e.challengeId,{instancePath:i+"/challengeId",parentData:e,parentDataProperty:"challengeId",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:
t.concat(A.errors),r=t.length);var o=m===r}else var o=!0;if(o){if(e.type!==void 0){let m=r;Ee(e.type,{instancePath:i+"/type",parentData:e,parentDataProperty:"ty\
pe",rootData:y,dynamicAnchors:g})||(t=t===null?Ee.errors:t.concat(Ee.errors),r=t.length);var o=m===r}else var o=!0;if(o){if(e.url!==void 0){let m=r;z(e.url,{instancePath:i+
"/url",parentData:e,parentDataProperty:"url",rootData:y,dynamicAnchors:g})||(t=t===null?z.errors:t.concat(z.errors),r=t.length);var o=m===r}else var o=!0;if(o){
if(e.oneTimePassword!==void 0){let m=r;_e(e.oneTimePassword,{instancePath:i+"/oneTimePassword",parentData:e,parentDataProperty:"oneTimePassword",rootData:y,dynamicAnchors:g})||
(t=t===null?_e.errors:t.concat(_e.errors),r=t.length);var o=m===r}else var o=!0;if(o){if(e.otpExpiresAt!==void 0){let m=r;T(e.otpExpiresAt,{instancePath:i+"/otp\
ExpiresAt",parentData:e,parentDataProperty:"otpExpiresAt",rootData:y,dynamicAnchors:g})||(t=t===null?T.errors:t.concat(T.errors),r=t.length);var o=m===r}else var o=!0;
if(o){if(e.childLiteAccessEnabled!==void 0){let m=r;if(typeof e.childLiteAccessEnabled!="boolean")return Cs.errors=[{instancePath:i+"/childLiteAccessEnabled",schemaPath:"\
#/properties/childLiteAccessEnabled/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var o=m===r}else var o=!0;if(o){if(e.kuid!==void 0){
let m=r;A(e.kuid,{instancePath:i+"/kuid",parentData:e,parentDataProperty:"kuid",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);
var o=m===r}else var o=!0;if(o){if(e.jurisdiction!==void 0){let m=r;be(e.jurisdiction,{instancePath:i+"/jurisdiction",parentData:e,parentDataProperty:"jurisdict\
ion",rootData:y,dynamicAnchors:g})||(t=t===null?be.errors:t.concat(be.errors),r=t.length);var o=m===r}else var o=!0;if(o){if(e.age!==void 0){let m=r;W(e.age,{instancePath:i+
"/age",parentData:e,parentDataProperty:"age",rootData:y,dynamicAnchors:g})||(t=t===null?W.errors:t.concat(W.errors),r=t.length);var o=m===r}else var o=!0;if(o){
if(e.dateOfBirth!==void 0){let m=r;fe(e.dateOfBirth,{instancePath:i+"/dateOfBirth",parentData:e,parentDataProperty:"dateOfBirth",rootData:y,dynamicAnchors:g})||
(t=t===null?fe.errors:t.concat(fe.errors),r=t.length);var o=m===r}else var o=!0;if(o){if(e.documents!==void 0){let m=e.documents,f=r;if(r===f)if(Array.isArray(m)){
if(m.length>100)return Cs.errors=[{instancePath:i+"/documents",schemaPath:"#/properties/documents/maxItems",keyword:"maxItems",params:{limit:100},message:"must \
NOT have more than 100 items"}],!1;{var c=!0;let w=m.length;for(let j=0;j<w;j++){let E=r;Ie(m[j],{instancePath:i+"/documents/"+j,parentData:m,parentDataProperty:j,
rootData:y,dynamicAnchors:g})||(t=t===null?Ie.errors:t.concat(Ie.errors),r=t.length);var c=E===r;if(!c)break}}}else return Cs.errors=[{instancePath:i+"/document\
s",schemaPath:"#/properties/documents/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var o=f===r}else var o=!0;if(o){if(e.materialChange!==
void 0){let m=r;$e(e.materialChange,{instancePath:i+"/materialChange",parentData:e,parentDataProperty:"materialChange",rootData:y,dynamicAnchors:g})||(t=t===null?
$e.errors:t.concat($e.errors),r=t.length);var o=m===r}else var o=!0;if(o){if(e.awaiting!==void 0){let m=r;De(e.awaiting,{instancePath:i+"/awaiting",parentData:e,
parentDataProperty:"awaiting",rootData:y,dynamicAnchors:g})||(t=t===null?De.errors:t.concat(De.errors),r=t.length);var o=m===r}else var o=!0;if(o)if(e.failureReason!==
void 0){let m=r;ke(e.failureReason,{instancePath:i+"/failureReason",parentData:e,parentDataProperty:"failureReason",rootData:y,dynamicAnchors:g})||(t=t===null?ke.
errors:t.concat(ke.errors),r=t.length);var o=m===r}else var o=!0}}}}}}}}}}}}}else return Cs.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;return Cs.errors=t,r===0}Cs.evaluated={props:{challengeId:!0,type:!0,url:!0,oneTimePassword:!0,otpExpiresAt:!0,childLiteAccessEnabled:!0,
kuid:!0,jurisdiction:!0,age:!0,dateOfBirth:!0,documents:!0,materialChange:!0,awaiting:!0,failureReason:!0},dynamicProps:!1,dynamicItems:!1};let yt=gt,jn={description:"\
A hosted page, to open or to show in an iframe.",type:"object",required:["url","shortUrl"],properties:{url:{description:"The address of the page. Anyone who has\
 it can open the page, so treat it as a secret.",$ref:"#/components/schemas/WidgetUrl"},shortUrl:{description:"A shorter address of the same page, for a QR code\
 or to read out.",$ref:"#/components/schemas/WidgetUrl"}}};function gt(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){
let t=null,r=0,u=gt.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.
url===void 0&&(c="url")||e.shortUrl===void 0&&(c="shortUrl"))return gt.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:c},
message:"must have required property '"+c+"'"}],!1;if(e.url!==void 0){let l=r;z(e.url,{instancePath:i+"/url",parentData:e,parentDataProperty:"url",rootData:y,dynamicAnchors:g})||
(t=t===null?z.errors:t.concat(z.errors),r=t.length);var o=l===r}else var o=!0;if(o)if(e.shortUrl!==void 0){let l=r;z(e.shortUrl,{instancePath:i+"/shortUrl",parentData:e,
parentDataProperty:"shortUrl",rootData:y,dynamicAnchors:g})||(t=t===null?z.errors:t.concat(z.errors),r=t.length);var o=l===r}else var o=!0}else return gt.errors=
[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return gt.errors=t,r===0}gt.evaluated={props:{url:!0,shortUrl:!0},
dynamicProps:!1,dynamicItems:!1};let vt=Xr,Qi={description:"The result of a widget that asks a player's age.",type:"object",required:["widgetId","status"],properties:{
widgetId:{description:"The id of the widget.",$ref:"#/components/schemas/Uuid"},status:{$ref:"#/components/schemas/WidgetStatus"},kuid:{description:"The player,\
 if they are known.",$ref:"#/components/schemas/Uuid"},sessionId:{description:"The player's session. Present with `PASS`.",$ref:"#/components/schemas/Uuid"},challengeId:{
description:"The challenge that a guardian decides, or has decided.",$ref:"#/components/schemas/Uuid"}}},kt={description:"`PENDING`: not answered yet. `CHALLENG\
E`: a guardian has to consent, or has refused. `PASS`: the player may play. `PROHIBITED`: the player is too young. `EXPIRED`: not answered while the link worked\
.","x-extensible":!0,type:"string",enum:["PENDING","CHALLENGE","PASS","PROHIBITED","EXPIRED"]};function Je(e,{instancePath:i="",parentData:L,parentDataProperty:x,
rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Je.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof e!="string"?
(Je.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1):e==="PENDING"||e==="CHALLENGE"||e==="PASS"||
e==="PROHIBITED"||e==="EXPIRED"?(Je.errors=t,r===0):(Je.errors=[{instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:kt.enum},message:"must \
be equal to one of the allowed values"}],!1)}Je.evaluated={dynamicProps:!1,dynamicItems:!1};function Xr(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,
dynamicAnchors:g={}}={}){let t=null,r=0,u=Xr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let c;if(e.widgetId===void 0&&(c="widgetId")||e.status===void 0&&(c="status"))return Xr.errors=[{instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:c},message:"must have required property '"+c+"'"}],!1;if(e.widgetId!==void 0){let l=r;A(e.widgetId,{instancePath:i+"/widgetId",parentData:e,
parentDataProperty:"widgetId",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);var o=l===r}else var o=!0;if(o){if(e.status!==void 0){
let l=r;Je(e.status,{instancePath:i+"/status",parentData:e,parentDataProperty:"status",rootData:y,dynamicAnchors:g})||(t=t===null?Je.errors:t.concat(Je.errors),
r=t.length);var o=l===r}else var o=!0;if(o){if(e.kuid!==void 0){let l=r;A(e.kuid,{instancePath:i+"/kuid",parentData:e,parentDataProperty:"kuid",rootData:y,dynamicAnchors:g})||
(t=t===null?A.errors:t.concat(A.errors),r=t.length);var o=l===r}else var o=!0;if(o){if(e.sessionId!==void 0){let l=r;A(e.sessionId,{instancePath:i+"/sessionId",
parentData:e,parentDataProperty:"sessionId",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);var o=l===r}else var o=!0;if(o)if(e.
challengeId!==void 0){let l=r;A(e.challengeId,{instancePath:i+"/challengeId",parentData:e,parentDataProperty:"challengeId",rootData:y,dynamicAnchors:g})||(t=t===
null?A.errors:t.concat(A.errors),r=t.length);var o=l===r}else var o=!0}}}}else return Xr.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;return Xr.errors=t,r===0}Xr.evaluated={props:{widgetId:!0,status:!0,kuid:!0,sessionId:!0,challengeId:!0},dynamicProps:!1,
dynamicItems:!1};let da=Kt,en={description:"A verification that has begun, and the page to which the person goes.",type:"object",required:["id","url","shortUrl"],
properties:{id:{description:"The id of the verification.",$ref:"#/components/schemas/Uuid"},url:{description:"The address of the page. Anyone who has it can ope\
n the page, so treat it as a secret.",$ref:"#/components/schemas/WidgetUrl"},shortUrl:{description:"A shorter address of the same page, for a QR code or to read\
 out.",$ref:"#/components/schemas/WidgetUrl"}}};function Kt(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,
r=0,u=Kt.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.id===void 0&&
(c="id")||e.url===void 0&&(c="url")||e.shortUrl===void 0&&(c="shortUrl"))return Kt.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:c},
message:"must have required property '"+c+"'"}],!1;if(e.id!==void 0){let l=r;A(e.id,{instancePath:i+"/id",parentData:e,parentDataProperty:"id",rootData:y,dynamicAnchors:g})||
(t=t===null?A.errors:t.concat(A.errors),r=t.length);var o=l===r}else var o=!0;if(o){if(e.url!==void 0){let l=r;z(e.url,{instancePath:i+"/url",parentData:e,parentDataProperty:"\
url",rootData:y,dynamicAnchors:g})||(t=t===null?z.errors:t.concat(z.errors),r=t.length);var o=l===r}else var o=!0;if(o)if(e.shortUrl!==void 0){let l=r;z(e.shortUrl,
{instancePath:i+"/shortUrl",parentData:e,parentDataProperty:"shortUrl",rootData:y,dynamicAnchors:g})||(t=t===null?z.errors:t.concat(z.errors),r=t.length);var o=l===
r}else var o=!0}}else return Kt.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Kt.errors=
t,r===0}Kt.evaluated={props:{id:!0,url:!0,shortUrl:!0},dynamicProps:!1,dynamicItems:!1};let gi=Ur;function Ur(e,{instancePath:i="",parentData:L,parentDataProperty:x,
rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Ur.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="\
object"&&!Array.isArray(e)){let c;if(e.id===void 0&&(c="id")||e.url===void 0&&(c="url")||e.shortUrl===void 0&&(c="shortUrl"))return Ur.errors=[{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:c},message:"must have required property '"+c+"'"}],!1;if(e.id!==void 0){let l=r;A(e.id,{instancePath:i+"/\
id",parentData:e,parentDataProperty:"id",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);var o=l===r}else var o=!0;if(o){if(e.
url!==void 0){let l=r;z(e.url,{instancePath:i+"/url",parentData:e,parentDataProperty:"url",rootData:y,dynamicAnchors:g})||(t=t===null?z.errors:t.concat(z.errors),
r=t.length);var o=l===r}else var o=!0;if(o)if(e.shortUrl!==void 0){let l=r;z(e.shortUrl,{instancePath:i+"/shortUrl",parentData:e,parentDataProperty:"shortUrl",rootData:y,
dynamicAnchors:g})||(t=t===null?z.errors:t.concat(z.errors),r=t.length);var o=l===r}else var o=!0}}else return Ur.errors=[{instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;return Ur.errors=t,r===0}Ur.evaluated={props:{id:!0,url:!0,shortUrl:!0},dynamicProps:!1,dynamicItems:!1};
let ca=Pt;function Pt(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Pt.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.id===void 0&&(c="id")||e.url===void 0&&(c="url")||
e.shortUrl===void 0&&(c="shortUrl"))return Pt.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:c},message:"must have r\
equired property '"+c+"'"}],!1;if(e.id!==void 0){let l=r;A(e.id,{instancePath:i+"/id",parentData:e,parentDataProperty:"id",rootData:y,dynamicAnchors:g})||(t=t===
null?A.errors:t.concat(A.errors),r=t.length);var o=l===r}else var o=!0;if(o){if(e.url!==void 0){let l=r;z(e.url,{instancePath:i+"/url",parentData:e,parentDataProperty:"\
url",rootData:y,dynamicAnchors:g})||(t=t===null?z.errors:t.concat(z.errors),r=t.length);var o=l===r}else var o=!0;if(o)if(e.shortUrl!==void 0){let l=r;z(e.shortUrl,
{instancePath:i+"/shortUrl",parentData:e,parentDataProperty:"shortUrl",rootData:y,dynamicAnchors:g})||(t=t===null?z.errors:t.concat(z.errors),r=t.length);var o=l===
r}else var o=!0}}else return Pt.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Pt.errors=
t,r===0}Pt.evaluated={props:{id:!0,url:!0,shortUrl:!0},dynamicProps:!1,dynamicItems:!1};let ma=Xt,rn={description:"The status of a verification. `status` says w\
hat else is present.",oneOf:[{$ref:"#/components/schemas/VerificationUndecided"},{$ref:"#/components/schemas/VerificationPassed"},{$ref:"#/components/schemas/Ve\
rificationFailed"}]},sn={description:"Nothing is proven yet.",type:"object",required:["id","status"],properties:{id:{description:"The id of the verification.",$ref:"\
#/components/schemas/Uuid"},status:{description:"`IN_PROGRESS` once its page was opened.",type:"string",enum:["PENDING","IN_PROGRESS"]}}};function hs(e,{instancePath:i="",
parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=hs.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.id===void 0&&(c="id")||e.status===void 0&&(c="status"))return hs.errors=[{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:c},message:"must have required property '"+c+"'"}],!1;if(e.id!==void 0){let l=r;A(e.id,{instancePath:i+"/\
id",parentData:e,parentDataProperty:"id",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);var o=l===r}else var o=!0;if(o)if(e.
status!==void 0){let l=e.status,m=r;if(typeof l!="string")return hs.errors=[{instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;if(!(l==="PENDING"||l==="IN_PROGRESS"))return hs.errors=[{instancePath:i+"/status",schemaPath:"#/properties/status/\
enum",keyword:"enum",params:{allowedValues:sn.properties.status.enum},message:"must be equal to one of the allowed values"}],!1;var o=m===r}else var o=!0}else return hs.
errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return hs.errors=t,r===0}hs.evaluated={props:{id:!0,
status:!0},dynamicProps:!1,dynamicItems:!1};let Mt={description:"The age is proven.",type:"object",required:["id","status","method","age","ageCategory"],properties:{
id:{description:"The id of the verification.",$ref:"#/components/schemas/Uuid"},status:{description:"The age is proven. Final.",type:"string",const:"PASS"},method:{
description:"How it was proven.",$ref:"#/components/schemas/VerificationMethod"},age:{description:"What was proven.",$ref:"#/components/schemas/VerifiedAge"},ageCategory:{
description:"The category that `age.low` belongs to.",$ref:"#/components/schemas/AgeCategory"}}},$a={description:"The name of a method in the product file, `sim\
ulated`, `platform` (a verified signal of the player) or `appeal`.","x-extensible":!0,type:"string",maxLength:64,examples:["simulated"]};function Ve(e,{instancePath:i="",
parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Ve.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),r===0)if(typeof e=="string"){if(S(e)>64)return Ve.errors=[{instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:64},message:"must N\
OT have more than 64 characters"}],!1}else return Ve.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}],
!1;return Ve.errors=t,r===0}Ve.evaluated={dynamicProps:!1,dynamicItems:!1};let Tn={description:"A range of ages in years.",type:"object",required:["low"],properties:{
low:{description:"The lowest possible age.",$ref:"#/components/schemas/Age"},high:{description:"The highest possible age. If absent, the range has no upper boun\
d.",$ref:"#/components/schemas/Age"}}};function Ce(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Ce.
evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.low===void 0&&(c="l\
ow"))return Ce.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:c},message:"must have required property '"+c+"'"}],!1;
if(e.low!==void 0){let l=r;W(e.low,{instancePath:i+"/low",parentData:e,parentDataProperty:"low",rootData:y,dynamicAnchors:g})||(t=t===null?W.errors:t.concat(W.errors),
r=t.length);var o=l===r}else var o=!0;if(o)if(e.high!==void 0){let l=r;W(e.high,{instancePath:i+"/high",parentData:e,parentDataProperty:"high",rootData:y,dynamicAnchors:g})||
(t=t===null?W.errors:t.concat(W.errors),r=t.length);var o=l===r}else var o=!0}else return Ce.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return Ce.errors=t,r===0}Ce.evaluated={props:{low:!0,high:!0},dynamicProps:!1,dynamicItems:!1};function Jr(e,{instancePath:i="",
parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Jr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.id===void 0&&(c="id")||e.status===void 0&&(c="status")||e.method===void 0&&(c="method")||e.
age===void 0&&(c="age")||e.ageCategory===void 0&&(c="ageCategory"))return Jr.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:c},
message:"must have required property '"+c+"'"}],!1;if(e.id!==void 0){let l=r;A(e.id,{instancePath:i+"/id",parentData:e,parentDataProperty:"id",rootData:y,dynamicAnchors:g})||
(t=t===null?A.errors:t.concat(A.errors),r=t.length);var o=l===r}else var o=!0;if(o){if(e.status!==void 0){let l=e.status,m=r;if(typeof l!="string")return Jr.errors=
[{instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(l!=="PASS")return Jr.errors=
[{instancePath:i+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue:"PASS"},message:"must be equal to constant"}],!1;var o=m===
r}else var o=!0;if(o){if(e.method!==void 0){let l=r;Ve(e.method,{instancePath:i+"/method",parentData:e,parentDataProperty:"method",rootData:y,dynamicAnchors:g})||
(t=t===null?Ve.errors:t.concat(Ve.errors),r=t.length);var o=l===r}else var o=!0;if(o){if(e.age!==void 0){let l=r;Ce(e.age,{instancePath:i+"/age",parentData:e,parentDataProperty:"\
age",rootData:y,dynamicAnchors:g})||(t=t===null?Ce.errors:t.concat(Ce.errors),r=t.length);var o=l===r}else var o=!0;if(o)if(e.ageCategory!==void 0){let l=r;pe(e.
ageCategory,{instancePath:i+"/ageCategory",parentData:e,parentDataProperty:"ageCategory",rootData:y,dynamicAnchors:g})||(t=t===null?pe.errors:t.concat(pe.errors),
r=t.length);var o=l===r}else var o=!0}}}}else return Jr.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"}],!1;return Jr.errors=t,r===0}Jr.evaluated={props:{id:!0,status:!0,method:!0,age:!0,ageCategory:!0},dynamicProps:!1,dynamicItems:!1};let Sa={description:"The\
 age is not proven.",type:"object",required:["id","status","failureReason"],properties:{id:{description:"The id of the verification.",$ref:"#/components/schemas\
/Uuid"},status:{description:"The age is not proven. Final.",type:"string",const:"FAIL"},failureReason:{description:"Why it failed.",$ref:"#/components/schemas/V\
erificationFailure"},method:{description:"The last method that was tried, if any.",$ref:"#/components/schemas/VerificationMethod"},age:{description:"The age tha\
t was shown, if any.",$ref:"#/components/schemas/VerifiedAge"},ageCategory:{description:"The category that `age.low` belongs to.",$ref:"#/components/schemas/Age\
Category"}}},vi={description:"Why a verification failed. `expired`: it was not finished within 14 days. `revoked`: it had passed, and was revoked later.","x-ext\
ensible":!0,type:"string",enum:["age-criteria-not-met","max-attempts-exceeded","fraudulent-activity-detected","expired","revoked"]};function Qr(e,{instancePath:i="",
parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Qr.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.
items=void 0),typeof e!="string"?(Qr.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1):e==="age-c\
riteria-not-met"||e==="max-attempts-exceeded"||e==="fraudulent-activity-detected"||e==="expired"||e==="revoked"?(Qr.errors=t,r===0):(Qr.errors=[{instancePath:i,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:vi.enum},message:"must be equal to one of the allowed values"}],!1)}Qr.evaluated={dynamicProps:!1,dynamicItems:!1};
function mr(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=mr.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.id===void 0&&(c="id")||e.status===void 0&&(c="status")||e.
failureReason===void 0&&(c="failureReason"))return mr.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:c},message:"mus\
t have required property '"+c+"'"}],!1;if(e.id!==void 0){let l=r;A(e.id,{instancePath:i+"/id",parentData:e,parentDataProperty:"id",rootData:y,dynamicAnchors:g})||
(t=t===null?A.errors:t.concat(A.errors),r=t.length);var o=l===r}else var o=!0;if(o){if(e.status!==void 0){let l=e.status,m=r;if(typeof l!="string")return mr.errors=
[{instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(l!=="FAIL")return mr.errors=
[{instancePath:i+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue:"FAIL"},message:"must be equal to constant"}],!1;var o=m===
r}else var o=!0;if(o){if(e.failureReason!==void 0){let l=r;Qr(e.failureReason,{instancePath:i+"/failureReason",parentData:e,parentDataProperty:"failureReason",rootData:y,
dynamicAnchors:g})||(t=t===null?Qr.errors:t.concat(Qr.errors),r=t.length);var o=l===r}else var o=!0;if(o){if(e.method!==void 0){let l=r;Ve(e.method,{instancePath:i+
"/method",parentData:e,parentDataProperty:"method",rootData:y,dynamicAnchors:g})||(t=t===null?Ve.errors:t.concat(Ve.errors),r=t.length);var o=l===r}else var o=!0;
if(o){if(e.age!==void 0){let l=r;Ce(e.age,{instancePath:i+"/age",parentData:e,parentDataProperty:"age",rootData:y,dynamicAnchors:g})||(t=t===null?Ce.errors:t.concat(
Ce.errors),r=t.length);var o=l===r}else var o=!0;if(o)if(e.ageCategory!==void 0){let l=r;pe(e.ageCategory,{instancePath:i+"/ageCategory",parentData:e,parentDataProperty:"\
ageCategory",rootData:y,dynamicAnchors:g})||(t=t===null?pe.errors:t.concat(pe.errors),r=t.length);var o=l===r}else var o=!0}}}}}else return mr.errors=[{instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return mr.errors=t,r===0}mr.evaluated={props:{id:!0,status:!0,failureReason:!0,
method:!0,age:!0,ageCategory:!0},dynamicProps:!1,dynamicItems:!1};function Xt(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){
let t=null,r=0,u=Xt.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);let o=r,c=!1,l=null,m=r;hs(e,{instancePath:i,parentData:L,parentDataProperty:x,
rootData:y,dynamicAnchors:g})||(t=t===null?hs.errors:t.concat(hs.errors),r=t.length);var w=m===r;if(w){c=!0,l=0;var f={};f.id=!0,f.status=!0}let q=r;Jr(e,{instancePath:i,
parentData:L,parentDataProperty:x,rootData:y,dynamicAnchors:g})||(t=t===null?Jr.errors:t.concat(Jr.errors),r=t.length);var w=q===r;if(w&&c)c=!1,l=[l,1];else{w&&
(c=!0,l=1,f!==!0&&(f=f||{},f.id=!0,f.status=!0,f.method=!0,f.age=!0,f.ageCategory=!0));let j=r;mr(e,{instancePath:i,parentData:L,parentDataProperty:x,rootData:y,
dynamicAnchors:g})||(t=t===null?mr.errors:t.concat(mr.errors),r=t.length);var w=j===r;w&&c?(c=!1,l=[l,2]):w&&(c=!0,l=2,f!==!0&&(f=f||{},f.id=!0,f.status=!0,f.failureReason=
!0,f.method=!0,f.age=!0,f.ageCategory=!0))}if(c)r=o,t!==null&&(o?t.length=o:t=null);else{let j={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},
message:"must match exactly one schema in oneOf"};return t===null?t=[j]:t.push(j),r++,Xt.errors=t,!1}return Xt.errors=t,u.props=f,r===0}Xt.evaluated={dynamicProps:!0,
dynamicItems:!1};let pa=pr,ki={description:"The recorded start of a play.",type:"object",required:["sessionId","id","status","screentime"],properties:{sessionId:{
description:"The player's session.",$ref:"#/components/schemas/Uuid"},id:{description:"The id of the play.",$ref:"#/components/schemas/Uuid"},status:{description:"\
`replaced` if another play was active: it ended when this play began.",type:"string",enum:["accepted","replaced"]},screentime:{description:"The player's screen \
time after the change.",type:"object",required:["counter"],properties:{counter:{$ref:"#/components/schemas/ScreentimeCounter"}}}}},tn={description:"How much of \
the local day's screen time a player has used, including a play that is still active.",type:"object",required:["timeUsedTodayMinutes","timeLimitTodayMinutes","t\
imeRemainingTodayMinutes","dayResetsAt"],properties:{timeUsedTodayMinutes:{description:"Minutes played today: in all of the player's products, if a law limits t\
hem together and this limit leaves the least time.",$ref:"#/components/schemas/Minutes"},timeLimitTodayMinutes:{description:"Today's limit, including extra minu\
tes granted for today. Of several limits, the limit that leaves the least time. Without a limit, the length of the local day.",$ref:"#/components/schemas/Minute\
s"},timeRemainingTodayMinutes:{description:"Minutes left today.",$ref:"#/components/schemas/Minutes"},dayResetsAt:{description:"When the next local day starts.",
$ref:"#/components/schemas/Timestamp"}}},Ka={description:"Whole minutes. Time used is rounded down.",type:"integer",minimum:0,maximum:2147483647,examples:[45]};
function ve(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=ve.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),!(typeof e=="number"&&!(e%1)&&!isNaN(e)))return ve.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"}],!1;if(r===0&&typeof e=="number"){if(e>2147483647||isNaN(e))return ve.errors=[{instancePath:i,schemaPath:"#/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"}],!1;if(e<0||isNaN(e))return ve.errors=[{instancePath:i,schemaPath:"#/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}return ve.errors=t,r===0}ve.evaluated={dynamicProps:!1,dynamicItems:!1};function es(e,{
instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=es.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&
(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.timeUsedTodayMinutes===void 0&&(c="timeUsedTodayMinutes")||e.timeLimitTodayMinutes===
void 0&&(c="timeLimitTodayMinutes")||e.timeRemainingTodayMinutes===void 0&&(c="timeRemainingTodayMinutes")||e.dayResetsAt===void 0&&(c="dayResetsAt"))return es.
errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:c},message:"must have required property '"+c+"'"}],!1;if(e.timeUsedTodayMinutes!==
void 0){let l=r;ve(e.timeUsedTodayMinutes,{instancePath:i+"/timeUsedTodayMinutes",parentData:e,parentDataProperty:"timeUsedTodayMinutes",rootData:y,dynamicAnchors:g})||
(t=t===null?ve.errors:t.concat(ve.errors),r=t.length);var o=l===r}else var o=!0;if(o){if(e.timeLimitTodayMinutes!==void 0){let l=r;ve(e.timeLimitTodayMinutes,{instancePath:i+
"/timeLimitTodayMinutes",parentData:e,parentDataProperty:"timeLimitTodayMinutes",rootData:y,dynamicAnchors:g})||(t=t===null?ve.errors:t.concat(ve.errors),r=t.length);
var o=l===r}else var o=!0;if(o){if(e.timeRemainingTodayMinutes!==void 0){let l=r;ve(e.timeRemainingTodayMinutes,{instancePath:i+"/timeRemainingTodayMinutes",parentData:e,
parentDataProperty:"timeRemainingTodayMinutes",rootData:y,dynamicAnchors:g})||(t=t===null?ve.errors:t.concat(ve.errors),r=t.length);var o=l===r}else var o=!0;if(o)
if(e.dayResetsAt!==void 0){let l=r;T(e.dayResetsAt,{instancePath:i+"/dayResetsAt",parentData:e,parentDataProperty:"dayResetsAt",rootData:y,dynamicAnchors:g})||(t=
t===null?T.errors:t.concat(T.errors),r=t.length);var o=l===r}else var o=!0}}}else return es.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;return es.errors=t,r===0}es.evaluated={props:{timeUsedTodayMinutes:!0,timeLimitTodayMinutes:!0,timeRemainingTodayMinutes:!0,
dayResetsAt:!0},dynamicProps:!1,dynamicItems:!1};function pr(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,
r=0,u=pr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.sessionId===
void 0&&(c="sessionId")||e.id===void 0&&(c="id")||e.status===void 0&&(c="status")||e.screentime===void 0&&(c="screentime"))return pr.errors=[{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:c},message:"must have required property '"+c+"'"}],!1;if(e.sessionId!==void 0){let l=r;A(e.sessionId,{instancePath:i+
"/sessionId",parentData:e,parentDataProperty:"sessionId",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);var o=l===r}else var o=!0;
if(o){if(e.id!==void 0){let l=r;A(e.id,{instancePath:i+"/id",parentData:e,parentDataProperty:"id",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.
errors),r=t.length);var o=l===r}else var o=!0;if(o){if(e.status!==void 0){let l=e.status,m=r;if(typeof l!="string")return pr.errors=[{instancePath:i+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(!(l==="accepted"||l==="replaced"))return pr.errors=[{instancePath:i+
"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:ki.properties.status.enum},message:"must be equal to one of the allowed val\
ues"}],!1;var o=m===r}else var o=!0;if(o)if(e.screentime!==void 0){let l=e.screentime,m=r;if(r===m)if(l&&typeof l=="object"&&!Array.isArray(l)){let q;if(l.counter===
void 0&&(q="counter"))return pr.errors=[{instancePath:i+"/screentime",schemaPath:"#/properties/screentime/required",keyword:"required",params:{missingProperty:q},
message:"must have required property '"+q+"'"}],!1;l.counter!==void 0&&(es(l.counter,{instancePath:i+"/screentime/counter",parentData:l,parentDataProperty:"coun\
ter",rootData:y,dynamicAnchors:g})||(t=t===null?es.errors:t.concat(es.errors),r=t.length))}else return pr.errors=[{instancePath:i+"/screentime",schemaPath:"#/pr\
operties/screentime/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var o=m===r}else var o=!0}}}else return pr.errors=[{instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return pr.errors=t,r===0}pr.evaluated={props:{sessionId:!0,id:!0,status:!0,
screentime:!0},dynamicProps:!1,dynamicItems:!1};let Pi=rs,fa={description:"The recorded end of a play.",type:"object",required:["sessionId","id","status","scree\
ntime"],properties:{sessionId:{description:"The player's session.",$ref:"#/components/schemas/Uuid"},id:{description:"The id of the play.",$ref:"#/components/sc\
hemas/Uuid"},status:{description:"Always `accepted`.",type:"string",enum:["accepted"]},screentime:{description:"The player's screen time after the change.",type:"\
object",required:["counter"],properties:{counter:{$ref:"#/components/schemas/ScreentimeCounter"}}}}};function rs(e,{instancePath:i="",parentData:L,parentDataProperty:x,
rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=rs.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="\
object"&&!Array.isArray(e)){let c;if(e.sessionId===void 0&&(c="sessionId")||e.id===void 0&&(c="id")||e.status===void 0&&(c="status")||e.screentime===void 0&&(c=
"screentime"))return rs.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:c},message:"must have required property '"+c+
"'"}],!1;if(e.sessionId!==void 0){let l=r;A(e.sessionId,{instancePath:i+"/sessionId",parentData:e,parentDataProperty:"sessionId",rootData:y,dynamicAnchors:g})||
(t=t===null?A.errors:t.concat(A.errors),r=t.length);var o=l===r}else var o=!0;if(o){if(e.id!==void 0){let l=r;A(e.id,{instancePath:i+"/id",parentData:e,parentDataProperty:"\
id",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);var o=l===r}else var o=!0;if(o){if(e.status!==void 0){let l=e.status,m=r;
if(typeof l!="string")return rs.errors=[{instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"}],!1;if(l!=="accepted")return rs.errors=[{instancePath:i+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:fa.properties.
status.enum},message:"must be equal to one of the allowed values"}],!1;var o=m===r}else var o=!0;if(o)if(e.screentime!==void 0){let l=e.screentime,m=r;if(r===m)
if(l&&typeof l=="object"&&!Array.isArray(l)){let q;if(l.counter===void 0&&(q="counter"))return rs.errors=[{instancePath:i+"/screentime",schemaPath:"#/properties\
/screentime/required",keyword:"required",params:{missingProperty:q},message:"must have required property '"+q+"'"}],!1;l.counter!==void 0&&(es(l.counter,{instancePath:i+
"/screentime/counter",parentData:l,parentDataProperty:"counter",rootData:y,dynamicAnchors:g})||(t=t===null?es.errors:t.concat(es.errors),r=t.length))}else return rs.
errors=[{instancePath:i+"/screentime",schemaPath:"#/properties/screentime/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var o=m===r}else
var o=!0}}}else return rs.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return rs.errors=t,r===
0}rs.evaluated={props:{sessionId:!0,id:!0,status:!0,screentime:!0},dynamicProps:!1,dynamicItems:!1};let ha=ga,an={description:'A player\'s screen time. Exactly `\
{ "enabled": false }` if no schedule is set, or if it is not enforced.',oneOf:[{$ref:"#/components/schemas/ScreentimeOff"},{$ref:"#/components/schemas/Screentim\
eOn"}]},nn={description:"Neither a guardian nor a law limits the player's time.",type:"object",additionalProperties:!1,required:["enabled"],properties:{enabled:{
description:"Whether a guardian or a law limits the player's time.",type:"boolean",const:!1}}};function Be(e,{instancePath:i="",parentData:L,parentDataProperty:x,
rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Be.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="\
object"&&!Array.isArray(e)){let o;if(e.enabled===void 0&&(o="enabled"))return Be.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:o},
message:"must have required property '"+o+"'"}],!1;{let c=r;for(let l in e)if(l!=="enabled"){return Be.errors=[{instancePath:i,schemaPath:"#/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"}],!1;break}if(c===r&&e.enabled!==void 0){let l=e.enabled;
if(typeof l!="boolean")return Be.errors=[{instancePath:i+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type:"boolean"},message:"must \
be boolean"}],!1;if(l!==!1)return Be.errors=[{instancePath:i+"/enabled",schemaPath:"#/properties/enabled/const",keyword:"const",params:{allowedValue:!1},message:"\
must be equal to constant"}],!1}}}else return Be.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;
return Be.errors=t,r===0}Be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};let on={description:"A guardian or a law limits the player's time.",type:"objec\
t",required:["enabled","access","state","schedule"],properties:{enabled:{description:"Whether a guardian or a law limits the player's time.",type:"boolean",const:!0},
access:{$ref:"#/components/schemas/ScreentimeAccess"},state:{$ref:"#/components/schemas/ScreentimeUsage"},schedule:{$ref:"#/components/schemas/ScreentimeSchedul\
e"}}},Ma={description:"Whether the player may play now. `allowed` says what else is present.",oneOf:[{$ref:"#/components/schemas/AccessAllowed"},{$ref:"#/compon\
ents/schemas/AccessDenied"}]},ln={description:"The player may play now.",type:"object",required:["allowed"],properties:{allowed:{description:"The player may pla\
y now.",type:"boolean",const:!0}}};function fr(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=fr.
evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.allowed===void 0&&(o=
"allowed"))return fr.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:o},message:"must have required property '"+o+"'"}],
!1;if(e.allowed!==void 0){let c=e.allowed;if(typeof c!="boolean")return fr.errors=[{instancePath:i+"/allowed",schemaPath:"#/properties/allowed/type",keyword:"ty\
pe",params:{type:"boolean"},message:"must be boolean"}],!1;if(c!==!0)return fr.errors=[{instancePath:i+"/allowed",schemaPath:"#/properties/allowed/const",keyword:"\
const",params:{allowedValue:!0},message:"must be equal to constant"}],!1}}else return fr.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;return fr.errors=t,r===0}fr.evaluated={props:{allowed:!0},dynamicProps:!1,dynamicItems:!1};let qi={description:"The playe\
r may not play now.",type:"object",required:["allowed","reason","until"],properties:{allowed:{description:"The player may not play now.",type:"boolean",const:!1},
reason:{description:"Why play is not allowed. If both reasons apply, the reason that ends later.",type:"string",enum:["limit-reached","quiet-hours"]},until:{description:"\
When the reason ends: when the day resets, or when the quiet hours end.",$ref:"#/components/schemas/Timestamp"},ground:{description:"The duty of the law that do\
es not allow play. Absent if only the guardian's schedule forbids it.",$ref:"#/components/schemas/Ground"}}};function kr(e,{instancePath:i="",parentData:L,parentDataProperty:x,
rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=kr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="\
object"&&!Array.isArray(e)){let c;if(e.allowed===void 0&&(c="allowed")||e.reason===void 0&&(c="reason")||e.until===void 0&&(c="until"))return kr.errors=[{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:c},message:"must have required property '"+c+"'"}],!1;if(e.allowed!==void 0){let l=e.allowed,
m=r;if(typeof l!="boolean")return kr.errors=[{instancePath:i+"/allowed",schemaPath:"#/properties/allowed/type",keyword:"type",params:{type:"boolean"},message:"m\
ust be boolean"}],!1;if(l!==!1)return kr.errors=[{instancePath:i+"/allowed",schemaPath:"#/properties/allowed/const",keyword:"const",params:{allowedValue:!1},message:"\
must be equal to constant"}],!1;var o=m===r}else var o=!0;if(o){if(e.reason!==void 0){let l=e.reason,m=r;if(typeof l!="string")return kr.errors=[{instancePath:i+
"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(!(l==="limit-reached"||l==="quiet-hours"))
return kr.errors=[{instancePath:i+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues:qi.properties.reason.enum},message:"must \
be equal to one of the allowed values"}],!1;var o=m===r}else var o=!0;if(o){if(e.until!==void 0){let l=r;T(e.until,{instancePath:i+"/until",parentData:e,parentDataProperty:"\
until",rootData:y,dynamicAnchors:g})||(t=t===null?T.errors:t.concat(T.errors),r=t.length);var o=l===r}else var o=!0;if(o)if(e.ground!==void 0){let l=r;we(e.ground,
{instancePath:i+"/ground",parentData:e,parentDataProperty:"ground",rootData:y,dynamicAnchors:g})||(t=t===null?we.errors:t.concat(we.errors),r=t.length);var o=l===
r}else var o=!0}}}else return kr.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return kr.errors=
t,r===0}kr.evaluated={props:{allowed:!0,reason:!0,until:!0,ground:!0},dynamicProps:!1,dynamicItems:!1};function at(e,{instancePath:i="",parentData:L,parentDataProperty:x,
rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=at.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);let o=r,c=!1,l=null,m=r;fr(
e,{instancePath:i,parentData:L,parentDataProperty:x,rootData:y,dynamicAnchors:g})||(t=t===null?fr.errors:t.concat(fr.errors),r=t.length);var w=m===r;if(w){c=!0,
l=0;var f={};f.allowed=!0}let q=r;kr(e,{instancePath:i,parentData:L,parentDataProperty:x,rootData:y,dynamicAnchors:g})||(t=t===null?kr.errors:t.concat(kr.errors),
r=t.length);var w=q===r;if(w&&c?(c=!1,l=[l,1]):w&&(c=!0,l=1,f!==!0&&(f=f||{},f.allowed=!0,f.reason=!0,f.until=!0,f.ground=!0)),c)r=o,t!==null&&(o?t.length=o:t=null);else{
let j={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};return t===null?t=[j]:t.push(
j),r++,at.errors=t,!1}return at.errors=t,u.props=f,r===0}at.evaluated={dynamicProps:!0,dynamicItems:!1};let Ut={description:"How much of the local day's screen \
time a player has used, including a play that is still active.",type:"object",required:["timeUsedTodayMinutes","continuousUsageMinutes","timeLimitTodayMinutes",
"timeRemainingTodayMinutes","dayResetsAt"],properties:{timeUsedTodayMinutes:{description:"Minutes played today: in all of the player's products, if a law limits\
 them together and this limit leaves the least time.",$ref:"#/components/schemas/Minutes"},continuousUsageMinutes:{description:"Minutes played since the last br\
eak of at least 15 minutes.",$ref:"#/components/schemas/Minutes"},timeLimitTodayMinutes:{description:"Today's limit, including extra minutes granted for today. \
Of several limits, the limit that leaves the least time. Without a limit, the length of the local day.",$ref:"#/components/schemas/Minutes"},timeRemainingTodayMinutes:{
description:"Minutes left today.",$ref:"#/components/schemas/Minutes"},dayResetsAt:{description:"When the next local day starts.",$ref:"#/components/schemas/Tim\
estamp"}}};function Ne(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Ne.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.timeUsedTodayMinutes===void 0&&(c="timeUsedToday\
Minutes")||e.continuousUsageMinutes===void 0&&(c="continuousUsageMinutes")||e.timeLimitTodayMinutes===void 0&&(c="timeLimitTodayMinutes")||e.timeRemainingTodayMinutes===
void 0&&(c="timeRemainingTodayMinutes")||e.dayResetsAt===void 0&&(c="dayResetsAt"))return Ne.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:c},message:"must have required property '"+c+"'"}],!1;if(e.timeUsedTodayMinutes!==void 0){let l=r;ve(e.timeUsedTodayMinutes,{instancePath:i+
"/timeUsedTodayMinutes",parentData:e,parentDataProperty:"timeUsedTodayMinutes",rootData:y,dynamicAnchors:g})||(t=t===null?ve.errors:t.concat(ve.errors),r=t.length);
var o=l===r}else var o=!0;if(o){if(e.continuousUsageMinutes!==void 0){let l=r;ve(e.continuousUsageMinutes,{instancePath:i+"/continuousUsageMinutes",parentData:e,
parentDataProperty:"continuousUsageMinutes",rootData:y,dynamicAnchors:g})||(t=t===null?ve.errors:t.concat(ve.errors),r=t.length);var o=l===r}else var o=!0;if(o){
if(e.timeLimitTodayMinutes!==void 0){let l=r;ve(e.timeLimitTodayMinutes,{instancePath:i+"/timeLimitTodayMinutes",parentData:e,parentDataProperty:"timeLimitToday\
Minutes",rootData:y,dynamicAnchors:g})||(t=t===null?ve.errors:t.concat(ve.errors),r=t.length);var o=l===r}else var o=!0;if(o){if(e.timeRemainingTodayMinutes!==void 0){
let l=r;ve(e.timeRemainingTodayMinutes,{instancePath:i+"/timeRemainingTodayMinutes",parentData:e,parentDataProperty:"timeRemainingTodayMinutes",rootData:y,dynamicAnchors:g})||
(t=t===null?ve.errors:t.concat(ve.errors),r=t.length);var o=l===r}else var o=!0;if(o)if(e.dayResetsAt!==void 0){let l=r;T(e.dayResetsAt,{instancePath:i+"/dayRes\
etsAt",parentData:e,parentDataProperty:"dayResetsAt",rootData:y,dynamicAnchors:g})||(t=t===null?T.errors:t.concat(T.errors),r=t.length);var o=l===r}else var o=!0}}}}else
return Ne.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Ne.errors=t,r===0}Ne.evaluated=
{props:{timeUsedTodayMinutes:!0,continuousUsageMinutes:!0,timeLimitTodayMinutes:!0,timeRemainingTodayMinutes:!0,dayResetsAt:!0},dynamicProps:!1,dynamicItems:!1};
let un={description:"When and how long a player may play in the seven days from today: of each kind, the stricter of the guardian's and the law's limit.",type:"\
object",required:["timezone","breakReminderIntervalMinutes","dailyLimits","quietHours"],properties:{timezone:{description:"The time zone in which days and times\
 of the schedule are counted.",$ref:"#/components/schemas/TimeZone"},breakReminderIntervalMinutes:{description:"Minutes of continuous play between reminders, or\
 0 for none.",type:"integer",minimum:0,maximum:480},dailyLimits:{description:"At most one limit for each day. A day that is not listed has no limit.",type:"arra\
y",maxItems:7,items:{$ref:"#/components/schemas/DailyLimit"}},quietHours:{description:"The windows without play. A window may cross midnight; from `00:00` to `0\
0:00` is a whole day. A window that comes from a law has the law's name.",type:"array",maxItems:60,items:{$ref:"#/components/schemas/QuietHours"}}}},wi={description:"\
A time zone of the IANA database. Abbreviations and offsets are refused with `INVALID_INPUT`.",type:"string","x-expects":"an IANA time zone such as America/Los_\
Angeles",minLength:1,maxLength:64,examples:["America/Los_Angeles"]};function Pr(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){
let t=null,r=0,u=Pr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(typeof e=="string"){if(S(e)>64)return Pr.errors=[{instancePath:i,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"}],!1;if(S(e)<1)return Pr.errors=[{instancePath:i,
schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return Pr.errors=[{instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;return Pr.errors=t,r===0}Pr.evaluated={dynamicProps:!1,dynamicItems:!1};let dn={description:"\
How long a player may play on one day of the week.",type:"object",additionalProperties:!1,required:["day","limitMinutes"],properties:{day:{$ref:"#/components/sc\
hemas/DayOfWeek"},limitMinutes:{description:"Minutes of play on that day; 0 allows none.",type:"integer",minimum:0,maximum:1440,examples:[120]}}},ya={description:"\
A day of the week.",type:"string",enum:["mon","tue","wed","thu","fri","sat","sun"]};function Wr(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,
dynamicAnchors:g={}}={}){let t=null,r=0,u=Wr.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof e!="string"?(Wr.errors=[{
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1):e==="mon"||e==="tue"||e==="wed"||e==="thu"||e==="fri"||e===
"sat"||e==="sun"?(Wr.errors=t,r===0):(Wr.errors=[{instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ya.enum},message:"must be equal to one\
 of the allowed values"}],!1)}Wr.evaluated={dynamicProps:!1,dynamicItems:!1};function zr(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){
let t=null,r=0,u=zr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.
day===void 0&&(c="day")||e.limitMinutes===void 0&&(c="limitMinutes"))return zr.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:c},
message:"must have required property '"+c+"'"}],!1;{let l=r;for(let m in e)if(!(m==="day"||m==="limitMinutes")){return zr.errors=[{instancePath:i,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"}],!1;break}if(l===r){if(e.day!==
void 0){let m=r;Wr(e.day,{instancePath:i+"/day",parentData:e,parentDataProperty:"day",rootData:y,dynamicAnchors:g})||(t=t===null?Wr.errors:t.concat(Wr.errors),r=
t.length);var o=m===r}else var o=!0;if(o)if(e.limitMinutes!==void 0){let m=e.limitMinutes,f=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)))return zr.errors=[{instancePath:i+
"/limitMinutes",schemaPath:"#/properties/limitMinutes/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(r===f&&typeof m=="number"){
if(m>1440||isNaN(m))return zr.errors=[{instancePath:i+"/limitMinutes",schemaPath:"#/properties/limitMinutes/maximum",keyword:"maximum",params:{comparison:"<=",limit:1440},
message:"must be <= 1440"}],!1;if(m<0||isNaN(m))return zr.errors=[{instancePath:i+"/limitMinutes",schemaPath:"#/properties/limitMinutes/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var o=f===r}else var o=!0}}}else return zr.errors=[{instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;return zr.errors=t,r===0}zr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};let _n={description:"\
A window in which the player may not play. `days` are the days on which it starts. If `end` is not after `start`, the window ends on the next day.",type:"object",
additionalProperties:!1,required:["name","days","start","end"],properties:{name:{description:"A label for the guardian.",type:"string",minLength:1,maxLength:100,
examples:["School nights"]},days:{description:"The days on which the window starts.",type:"array",minItems:1,maxItems:7,items:{$ref:"#/components/schemas/DayOfW\
eek"}},start:{description:"When the window starts, in local time.",$ref:"#/components/schemas/TimeOfDay"},end:{description:"When the window ends, in local time.\
 In a guardian's schedule it must differ from `start`.",$ref:"#/components/schemas/TimeOfDay"}}},Cn={description:"A local time on a 24-hour clock.",type:"string",
"x-expects":"a time from 00:00 to 23:59",minLength:5,maxLength:5,pattern:"^([01][0-9]|2[0-3]):[0-5][0-9]$",examples:["20:30"]},qt=new RegExp("^([01][0-9]|2[0-3]\
):[0-5][0-9]$","u");function qr(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=qr.evaluated;if(u.
dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(typeof e=="string"){if(S(e)>5)return qr.errors=[{instancePath:i,schemaPath:"#/maxLength",
keyword:"maxLength",params:{limit:5},message:"must NOT have more than 5 characters"}],!1;if(S(e)<5)return qr.errors=[{instancePath:i,schemaPath:"#/minLength",keyword:"\
minLength",params:{limit:5},message:"must NOT have fewer than 5 characters"}],!1;if(!qt.test(e))return qr.errors=[{instancePath:i,schemaPath:"#/pattern",keyword:"\
pattern",params:{pattern:"^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:'must match pattern "^([01][0-9]|2[0-3]):[0-5][0-9]$"'}],!1}else return qr.errors=[{instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;return qr.errors=t,r===0}qr.evaluated={dynamicProps:!1,dynamicItems:!1};
function sr(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=sr.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let l;if(e.name===void 0&&(l="name")||e.days===void 0&&(l="days")||e.
start===void 0&&(l="start")||e.end===void 0&&(l="end"))return sr.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:l},message:"\
must have required property '"+l+"'"}],!1;{let m=r;for(let f in e)if(!(f==="name"||f==="days"||f==="start"||f==="end")){return sr.errors=[{instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},message:"must NOT have additional properties"}],!1;break}if(m===r){if(e.name!==
void 0){let f=e.name,q=r;if(r===q)if(typeof f=="string"){if(S(f)>100)return sr.errors=[{instancePath:i+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:100},message:"must NOT have more than 100 characters"}],!1;if(S(f)<1)return sr.errors=[{instancePath:i+"/name",schemaPath:"#/properties\
/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return sr.errors=[{instancePath:i+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=q===r}else var o=!0;if(o){if(e.days!==void 0){let f=e.days,q=r;
if(r===q)if(Array.isArray(f)){if(f.length>7)return sr.errors=[{instancePath:i+"/days",schemaPath:"#/properties/days/maxItems",keyword:"maxItems",params:{limit:7},
message:"must NOT have more than 7 items"}],!1;if(f.length<1)return sr.errors=[{instancePath:i+"/days",schemaPath:"#/properties/days/minItems",keyword:"minItems",
params:{limit:1},message:"must NOT have fewer than 1 items"}],!1;{var c=!0;let j=f.length;for(let E=0;E<j;E++){let U=r;Wr(f[E],{instancePath:i+"/days/"+E,parentData:f,
parentDataProperty:E,rootData:y,dynamicAnchors:g})||(t=t===null?Wr.errors:t.concat(Wr.errors),r=t.length);var c=U===r;if(!c)break}}}else return sr.errors=[{instancePath:i+
"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var o=q===r}else var o=!0;if(o){if(e.start!==void 0){
let f=r;qr(e.start,{instancePath:i+"/start",parentData:e,parentDataProperty:"start",rootData:y,dynamicAnchors:g})||(t=t===null?qr.errors:t.concat(qr.errors),r=t.
length);var o=f===r}else var o=!0;if(o)if(e.end!==void 0){let f=r;qr(e.end,{instancePath:i+"/end",parentData:e,parentDataProperty:"end",rootData:y,dynamicAnchors:g})||
(t=t===null?qr.errors:t.concat(qr.errors),r=t.length);var o=f===r}else var o=!0}}}}}else return sr.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return sr.errors=t,r===0}sr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Re(e,{instancePath:i="",parentData:L,
parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Re.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let m;if(e.timezone===void 0&&(m="timezone")||e.breakReminderIntervalMinutes===void 0&&(m="breakReminderIntervalM\
inutes")||e.dailyLimits===void 0&&(m="dailyLimits")||e.quietHours===void 0&&(m="quietHours"))return Re.errors=[{instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:m},message:"must have required property '"+m+"'"}],!1;if(e.timezone!==void 0){let f=r;Pr(e.timezone,{instancePath:i+"/timezone",
parentData:e,parentDataProperty:"timezone",rootData:y,dynamicAnchors:g})||(t=t===null?Pr.errors:t.concat(Pr.errors),r=t.length);var o=f===r}else var o=!0;if(o){
if(e.breakReminderIntervalMinutes!==void 0){let f=e.breakReminderIntervalMinutes,q=r;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)))return Re.errors=[{instancePath:i+
"/breakReminderIntervalMinutes",schemaPath:"#/properties/breakReminderIntervalMinutes/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;
if(r===q&&typeof f=="number"){if(f>480||isNaN(f))return Re.errors=[{instancePath:i+"/breakReminderIntervalMinutes",schemaPath:"#/properties/breakReminderInterva\
lMinutes/maximum",keyword:"maximum",params:{comparison:"<=",limit:480},message:"must be <= 480"}],!1;if(f<0||isNaN(f))return Re.errors=[{instancePath:i+"/breakR\
eminderIntervalMinutes",schemaPath:"#/properties/breakReminderIntervalMinutes/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],
!1}var o=q===r}else var o=!0;if(o){if(e.dailyLimits!==void 0){let f=e.dailyLimits,q=r;if(r===q)if(Array.isArray(f)){if(f.length>7)return Re.errors=[{instancePath:i+
"/dailyLimits",schemaPath:"#/properties/dailyLimits/maxItems",keyword:"maxItems",params:{limit:7},message:"must NOT have more than 7 items"}],!1;{var c=!0;let j=f.
length;for(let E=0;E<j;E++){let U=r;zr(f[E],{instancePath:i+"/dailyLimits/"+E,parentData:f,parentDataProperty:E,rootData:y,dynamicAnchors:g})||(t=t===null?zr.errors:
t.concat(zr.errors),r=t.length);var c=U===r;if(!c)break}}}else return Re.errors=[{instancePath:i+"/dailyLimits",schemaPath:"#/properties/dailyLimits/type",keyword:"\
type",params:{type:"array"},message:"must be array"}],!1;var o=q===r}else var o=!0;if(o)if(e.quietHours!==void 0){let f=e.quietHours,q=r;if(r===q)if(Array.isArray(
f)){if(f.length>60)return Re.errors=[{instancePath:i+"/quietHours",schemaPath:"#/properties/quietHours/maxItems",keyword:"maxItems",params:{limit:60},message:"m\
ust NOT have more than 60 items"}],!1;{var l=!0;let j=f.length;for(let E=0;E<j;E++){let U=r;sr(f[E],{instancePath:i+"/quietHours/"+E,parentData:f,parentDataProperty:E,
rootData:y,dynamicAnchors:g})||(t=t===null?sr.errors:t.concat(sr.errors),r=t.length);var l=U===r;if(!l)break}}}else return Re.errors=[{instancePath:i+"/quietHou\
rs",schemaPath:"#/properties/quietHours/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var o=q===r}else var o=!0}}}else return Re.errors=
[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Re.errors=t,r===0}Re.evaluated={props:{timezone:!0,
breakReminderIntervalMinutes:!0,dailyLimits:!0,quietHours:!0},dynamicProps:!1,dynamicItems:!1};function Me(e,{instancePath:i="",parentData:L,parentDataProperty:x,
rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Me.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="\
object"&&!Array.isArray(e)){let c;if(e.enabled===void 0&&(c="enabled")||e.access===void 0&&(c="access")||e.state===void 0&&(c="state")||e.schedule===void 0&&(c=
"schedule"))return Me.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:c},message:"must have required property '"+c+"'"}],
!1;if(e.enabled!==void 0){let l=e.enabled,m=r;if(typeof l!="boolean")return Me.errors=[{instancePath:i+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"}],!1;if(l!==!0)return Me.errors=[{instancePath:i+"/enabled",schemaPath:"#/properties/enabled/const",keyword:"\
const",params:{allowedValue:!0},message:"must be equal to constant"}],!1;var o=m===r}else var o=!0;if(o){if(e.access!==void 0){let l=r;at(e.access,{instancePath:i+
"/access",parentData:e,parentDataProperty:"access",rootData:y,dynamicAnchors:g})||(t=t===null?at.errors:t.concat(at.errors),r=t.length);var o=l===r}else var o=!0;
if(o){if(e.state!==void 0){let l=r;Ne(e.state,{instancePath:i+"/state",parentData:e,parentDataProperty:"state",rootData:y,dynamicAnchors:g})||(t=t===null?Ne.errors:
t.concat(Ne.errors),r=t.length);var o=l===r}else var o=!0;if(o)if(e.schedule!==void 0){let l=r;Re(e.schedule,{instancePath:i+"/schedule",parentData:e,parentDataProperty:"\
schedule",rootData:y,dynamicAnchors:g})||(t=t===null?Re.errors:t.concat(Re.errors),r=t.length);var o=l===r}else var o=!0}}}else return Me.errors=[{instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Me.errors=t,r===0}Me.evaluated={props:{enabled:!0,access:!0,state:!0,
schedule:!0},dynamicProps:!1,dynamicItems:!1};function ga(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,
r=0,u=ga.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);let o=r,c=!1,l=null,m=r;Be(e,{instancePath:i,parentData:L,parentDataProperty:x,
rootData:y,dynamicAnchors:g})||(t=t===null?Be.errors:t.concat(Be.errors),r=t.length);var w=m===r;if(w){c=!0,l=0;var f=!0}let q=r;Me(e,{instancePath:i,parentData:L,
parentDataProperty:x,rootData:y,dynamicAnchors:g})||(t=t===null?Me.errors:t.concat(Me.errors),r=t.length);var w=q===r;if(w&&c?(c=!1,l=[l,1]):w&&(c=!0,l=1,f!==!0&&
(f=f||{},f.enabled=!0,f.access=!0,f.state=!0,f.schedule=!0)),c)r=o,t!==null&&(o?t.length=o:t=null);else{let j={instancePath:i,schemaPath:"#/oneOf",keyword:"oneO\
f",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};return t===null?t=[j]:t.push(j),r++,ga.errors=t,!1}return ga.errors=t,u.props=f,r===
0}ga.evaluated={dynamicProps:!0,dynamicItems:!1};let cn=Fe,mn={description:"The result for each segment, in the order in which the segments were sent.",type:"ob\
ject",required:["sessionId","accepted","rejected","events"],properties:{sessionId:{description:"The player's session.",$ref:"#/components/schemas/Uuid"},accepted:{
description:"How many segments were accepted, including repeated ones.",type:"integer",minimum:0,maximum:1e3},rejected:{description:"How many segments were reje\
cted.",type:"integer",minimum:0,maximum:1e3},events:{description:"The result for each segment.",type:"array",maxItems:1e3,items:{$ref:"#/components/schemas/Segm\
entResult"}}}},Ns={description:"The result for one segment. `status` says what else is present.",oneOf:[{$ref:"#/components/schemas/SegmentAccepted"},{$ref:"#/c\
omponents/schemas/SegmentRejected"}]},Wt={description:"The segment was recorded, now or when it was first sent.",type:"object",required:["id","status"],properties:{
id:{description:"The id of the segment.",$ref:"#/components/schemas/Uuid"},status:{description:"The segment was recorded.",type:"string",const:"accepted"}}};function tr(e,{
instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=tr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&
(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.id===void 0&&(c="id")||e.status===void 0&&(c="status"))return tr.errors=[{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:c},message:"must have required property '"+c+"'"}],!1;if(e.id!==void 0){let l=r;A(e.id,{instancePath:i+
"/id",parentData:e,parentDataProperty:"id",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);var o=l===r}else var o=!0;if(o)if(e.
status!==void 0){let l=e.status,m=r;if(typeof l!="string")return tr.errors=[{instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;if(l!=="accepted")return tr.errors=[{instancePath:i+"/status",schemaPath:"#/properties/status/const",keyword:"const",
params:{allowedValue:"accepted"},message:"must be equal to constant"}],!1;var o=m===r}else var o=!0}else return tr.errors=[{instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;return tr.errors=t,r===0}tr.evaluated={props:{id:!0,status:!0},dynamicProps:!1,dynamicItems:!1};let Xa={
description:"The segment was not recorded. It may be corrected and sent again.",type:"object",required:["id","status","reason"],properties:{id:{description:"The\
 id of the segment.",$ref:"#/components/schemas/Uuid"},status:{description:"The segment was not recorded.",type:"string",const:"rejected"},reason:{description:"\
Why it was rejected.",$ref:"#/components/schemas/SegmentRejection"},path:{description:"With `invalid-event`, the place in the event that violates its schema, as\
 a JSON Pointer: `/durationSeconds`, or an empty text for the whole event.",type:"string",maxLength:1e3},message:{description:"With `path`, what is wrong there.",
type:"string",maxLength:1e3}}},bi={description:"`invalid-duration`: the length is not from 1 to 86,400 seconds. `future-timestamp`: the span ends more than 60 s\
econds from now. `too-old`: the span began more than 30 days ago. `invalid-event`: the event violates its schema; `path` says where, `message` how.","x-extensib\
le":!0,type:"string",enum:["invalid-duration","future-timestamp","too-old","invalid-event"]};function Os(e,{instancePath:i="",parentData:L,parentDataProperty:x,
rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Os.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof e!="string"?
(Os.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1):e==="invalid-duration"||e==="future-timesta\
mp"||e==="too-old"||e==="invalid-event"?(Os.errors=t,r===0):(Os.errors=[{instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:bi.enum},message:"\
must be equal to one of the allowed values"}],!1)}Os.evaluated={dynamicProps:!1,dynamicItems:!1};function He(e,{instancePath:i="",parentData:L,parentDataProperty:x,
rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=He.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="\
object"&&!Array.isArray(e)){let c;if(e.id===void 0&&(c="id")||e.status===void 0&&(c="status")||e.reason===void 0&&(c="reason"))return He.errors=[{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:c},message:"must have required property '"+c+"'"}],!1;if(e.id!==void 0){let l=r;A(e.id,{instancePath:i+
"/id",parentData:e,parentDataProperty:"id",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);var o=l===r}else var o=!0;if(o){if(e.
status!==void 0){let l=e.status,m=r;if(typeof l!="string")return He.errors=[{instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;if(l!=="rejected")return He.errors=[{instancePath:i+"/status",schemaPath:"#/properties/status/const",keyword:"const",
params:{allowedValue:"rejected"},message:"must be equal to constant"}],!1;var o=m===r}else var o=!0;if(o){if(e.reason!==void 0){let l=r;Os(e.reason,{instancePath:i+
"/reason",parentData:e,parentDataProperty:"reason",rootData:y,dynamicAnchors:g})||(t=t===null?Os.errors:t.concat(Os.errors),r=t.length);var o=l===r}else var o=!0;
if(o){if(e.path!==void 0){let l=e.path,m=r;if(r===m)if(typeof l=="string"){if(S(l)>1e3)return He.errors=[{instancePath:i+"/path",schemaPath:"#/properties/path/m\
axLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have more than 1000 characters"}],!1}else return He.errors=[{instancePath:i+"/path",schemaPath:"\
#/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=m===r}else var o=!0;if(o)if(e.message!==void 0){let l=e.message,
m=r;if(r===m)if(typeof l=="string"){if(S(l)>1e3)return He.errors=[{instancePath:i+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{
limit:1e3},message:"must NOT have more than 1000 characters"}],!1}else return He.errors=[{instancePath:i+"/message",schemaPath:"#/properties/message/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var o=m===r}else var o=!0}}}}else return He.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"}],!1;return He.errors=t,r===0}He.evaluated={props:{id:!0,status:!0,reason:!0,path:!0,message:!0},dynamicProps:!1,
dynamicItems:!1};function it(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=it.evaluated;u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0);let o=r,c=!1,l=null,m=r;tr(e,{instancePath:i,parentData:L,parentDataProperty:x,rootData:y,dynamicAnchors:g})||
(t=t===null?tr.errors:t.concat(tr.errors),r=t.length);var w=m===r;if(w){c=!0,l=0;var f={};f.id=!0,f.status=!0}let q=r;He(e,{instancePath:i,parentData:L,parentDataProperty:x,
rootData:y,dynamicAnchors:g})||(t=t===null?He.errors:t.concat(He.errors),r=t.length);var w=q===r;if(w&&c?(c=!1,l=[l,1]):w&&(c=!0,l=1,f!==!0&&(f=f||{},f.id=!0,f.
status=!0,f.reason=!0,f.path=!0,f.message=!0)),c)r=o,t!==null&&(o?t.length=o:t=null);else{let j={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},
message:"must match exactly one schema in oneOf"};return t===null?t=[j]:t.push(j),r++,it.errors=t,!1}return it.errors=t,u.props=f,r===0}it.evaluated={dynamicProps:!0,
dynamicItems:!1};function Fe(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Fe.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let l;if(e.sessionId===void 0&&(l="sessionId")||e.accepted===
void 0&&(l="accepted")||e.rejected===void 0&&(l="rejected")||e.events===void 0&&(l="events"))return Fe.errors=[{instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:l},message:"must have required property '"+l+"'"}],!1;if(e.sessionId!==void 0){let m=r;A(e.sessionId,{instancePath:i+"/session\
Id",parentData:e,parentDataProperty:"sessionId",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);var o=m===r}else var o=!0;if(o){
if(e.accepted!==void 0){let m=e.accepted,f=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)))return Fe.errors=[{instancePath:i+"/accepted",schemaPath:"#/properties/\
accepted/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(r===f&&typeof m=="number"){if(m>1e3||isNaN(m))return Fe.errors=[{instancePath:i+
"/accepted",schemaPath:"#/properties/accepted/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"}],!1;if(m<0||isNaN(m))return Fe.
errors=[{instancePath:i+"/accepted",schemaPath:"#/properties/accepted/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var o=f===
r}else var o=!0;if(o){if(e.rejected!==void 0){let m=e.rejected,f=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)))return Fe.errors=[{instancePath:i+"/rejected",schemaPath:"\
#/properties/rejected/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(r===f&&typeof m=="number"){if(m>1e3||isNaN(m))return Fe.errors=
[{instancePath:i+"/rejected",schemaPath:"#/properties/rejected/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"}],!1;if(m<
0||isNaN(m))return Fe.errors=[{instancePath:i+"/rejected",schemaPath:"#/properties/rejected/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"}],!1}var o=f===r}else var o=!0;if(o)if(e.events!==void 0){let m=e.events,f=r;if(r===f)if(Array.isArray(m)){if(m.length>1e3)return Fe.errors=[{instancePath:i+
"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"}],!1;{var c=!0;let w=m.length;
for(let j=0;j<w;j++){let E=r;it(m[j],{instancePath:i+"/events/"+j,parentData:m,parentDataProperty:j,rootData:y,dynamicAnchors:g})||(t=t===null?it.errors:t.concat(
it.errors),r=t.length);var c=E===r;if(!c)break}}}else return Fe.errors=[{instancePath:i+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type:"\
array"},message:"must be array"}],!1;var o=f===r}else var o=!0}}}else return Fe.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"}],!1;return Fe.errors=t,r===0}Fe.evaluated={props:{sessionId:!0,accepted:!0,rejected:!0,events:!0},dynamicProps:!1,dynamicItems:!1};let Ii=C,
Di={description:"A player's request for an exception, and its status.",type:"object",required:["overrideId","sessionId","kuid","type","status","requestedAt","ex\
piresAt"],properties:{overrideId:{description:"The id of the request.",$ref:"#/components/schemas/Uuid"},sessionId:{description:"The player's session.",$ref:"#/\
components/schemas/Uuid"},kuid:{description:"The player's id.",$ref:"#/components/schemas/Uuid"},type:{$ref:"#/components/schemas/OverrideType"},requestedMinutes:{
description:"The minutes that the player asked for. Present if the request named them.",$ref:"#/components/schemas/OverrideMinutes"},status:{description:"`expir\
ed` once 24 hours have passed without an answer.",type:"string",enum:["pending","granted","denied","expired"]},requestedAt:{description:"When the player asked.",
$ref:"#/components/schemas/Timestamp"},expiresAt:{description:"When the request expires, 24 hours after it was made.",$ref:"#/components/schemas/Timestamp"}}},va={
description:"`extra-time`: more minutes today. `bypass-quiet-hours`: play during quiet hours.",type:"string",enum:["extra-time","bypass-quiet-hours"]};function n(e,{
instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=n.evaluated;return u.dynamicProps&&(u.props=void 0),u.
dynamicItems&&(u.items=void 0),typeof e!="string"?(n.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}],
!1):e==="extra-time"||e==="bypass-quiet-hours"?(n.errors=t,r===0):(n.errors=[{instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:va.enum},message:"\
must be equal to one of the allowed values"}],!1)}n.evaluated={dynamicProps:!1,dynamicItems:!1};let p={description:"Extra minutes of play.",type:"integer",minimum:1,
maximum:1440,examples:[30]};function _(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=_.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),!(typeof e=="number"&&!(e%1)&&!isNaN(e)))return _.errors=[{instancePath:i,schemaPath:"#/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(r===0&&typeof e=="number"){if(e>1440||isNaN(e))return _.errors=[{instancePath:i,schemaPath:"\
#/maximum",keyword:"maximum",params:{comparison:"<=",limit:1440},message:"must be <= 1440"}],!1;if(e<1||isNaN(e))return _.errors=[{instancePath:i,schemaPath:"#/\
minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1}return _.errors=t,r===0}_.evaluated={dynamicProps:!1,dynamicItems:!1};function C(e,{
instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=C.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&
(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.overrideId===void 0&&(c="overrideId")||e.sessionId===void 0&&(c="sessionId")||e.kuid===
void 0&&(c="kuid")||e.type===void 0&&(c="type")||e.status===void 0&&(c="status")||e.requestedAt===void 0&&(c="requestedAt")||e.expiresAt===void 0&&(c="expiresAt"))
return C.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:c},message:"must have required property '"+c+"'"}],!1;if(e.overrideId!==
void 0){let l=r;A(e.overrideId,{instancePath:i+"/overrideId",parentData:e,parentDataProperty:"overrideId",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.
concat(A.errors),r=t.length);var o=l===r}else var o=!0;if(o){if(e.sessionId!==void 0){let l=r;A(e.sessionId,{instancePath:i+"/sessionId",parentData:e,parentDataProperty:"\
sessionId",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);var o=l===r}else var o=!0;if(o){if(e.kuid!==void 0){let l=r;A(e.kuid,
{instancePath:i+"/kuid",parentData:e,parentDataProperty:"kuid",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);var o=l===r}else
var o=!0;if(o){if(e.type!==void 0){let l=r;n(e.type,{instancePath:i+"/type",parentData:e,parentDataProperty:"type",rootData:y,dynamicAnchors:g})||(t=t===null?n.
errors:t.concat(n.errors),r=t.length);var o=l===r}else var o=!0;if(o){if(e.requestedMinutes!==void 0){let l=r;_(e.requestedMinutes,{instancePath:i+"/requestedMi\
nutes",parentData:e,parentDataProperty:"requestedMinutes",rootData:y,dynamicAnchors:g})||(t=t===null?_.errors:t.concat(_.errors),r=t.length);var o=l===r}else var o=!0;
if(o){if(e.status!==void 0){let l=e.status,m=r;if(typeof l!="string")return C.errors=[{instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"}],!1;if(!(l==="pending"||l==="granted"||l==="denied"||l==="expired"))return C.errors=[{instancePath:i+"/sta\
tus",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:Di.properties.status.enum},message:"must be equal to one of the allowed values"}],
!1;var o=m===r}else var o=!0;if(o){if(e.requestedAt!==void 0){let l=r;T(e.requestedAt,{instancePath:i+"/requestedAt",parentData:e,parentDataProperty:"requestedA\
t",rootData:y,dynamicAnchors:g})||(t=t===null?T.errors:t.concat(T.errors),r=t.length);var o=l===r}else var o=!0;if(o)if(e.expiresAt!==void 0){let l=r;T(e.expiresAt,
{instancePath:i+"/expiresAt",parentData:e,parentDataProperty:"expiresAt",rootData:y,dynamicAnchors:g})||(t=t===null?T.errors:t.concat(T.errors),r=t.length);var o=l===
r}else var o=!0}}}}}}}else return C.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return C.errors=
t,r===0}C.evaluated={props:{overrideId:!0,sessionId:!0,kuid:!0,type:!0,requestedMinutes:!0,status:!0,requestedAt:!0,expiresAt:!0},dynamicProps:!1,dynamicItems:!1};
let D=xe,R={description:"The result for each transaction, in the order in which they were sent.",type:"object",required:["sessionId","accepted","rejected","even\
ts"],properties:{sessionId:{description:"The player's session.",$ref:"#/components/schemas/Uuid"},accepted:{description:"How many transactions were accepted, in\
cluding repeated ones.",type:"integer",minimum:0,maximum:1e3},rejected:{description:"How many transactions were rejected.",type:"integer",minimum:0,maximum:1e3},
events:{description:"The result for each transaction.",type:"array",maxItems:1e3,items:{$ref:"#/components/schemas/TransactionResult"}}}},s={description:"The re\
sult for one transaction. `status` says what else is present.",oneOf:[{$ref:"#/components/schemas/TransactionAccepted"},{$ref:"#/components/schemas/TransactionR\
ejected"}]},d={description:"The transaction was recorded, now or when it was first sent.",type:"object",required:["id","status"],properties:{id:{description:"Th\
e id of the transaction.",$ref:"#/components/schemas/Uuid"},status:{description:"The transaction was recorded.",type:"string",const:"accepted"}}};function h(e,{
instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=h.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&
(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.id===void 0&&(c="id")||e.status===void 0&&(c="status"))return h.errors=[{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:c},message:"must have required property '"+c+"'"}],!1;if(e.id!==void 0){let l=r;A(e.id,{instancePath:i+
"/id",parentData:e,parentDataProperty:"id",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);var o=l===r}else var o=!0;if(o)if(e.
status!==void 0){let l=e.status,m=r;if(typeof l!="string")return h.errors=[{instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;if(l!=="accepted")return h.errors=[{instancePath:i+"/status",schemaPath:"#/properties/status/const",keyword:"const",
params:{allowedValue:"accepted"},message:"must be equal to constant"}],!1;var o=m===r}else var o=!0}else return h.errors=[{instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;return h.errors=t,r===0}h.evaluated={props:{id:!0,status:!0},dynamicProps:!1,dynamicItems:!1};let a={
description:"The transaction was not recorded. It may be corrected and sent again.",type:"object",required:["id","status","reason"],properties:{id:{description:"\
The id of the transaction.",$ref:"#/components/schemas/Uuid"},status:{description:"The transaction was not recorded.",type:"string",const:"rejected"},reason:{description:"\
Why it was rejected.",$ref:"#/components/schemas/TransactionRejection"},path:{description:"With `invalid-event`, the place in the event that violates its schema\
, as a JSON Pointer: `/item/sku`, or an empty text for the whole event.",type:"string",maxLength:1e3},message:{description:"With `path`, what is wrong there.",type:"\
string",maxLength:1e3}}},v={description:"`unknown-currency`: not a code of ISO 4217 that has minor units. `invalid-amount`: below 0, over 1,000,000,000,000, or \
a refund of more than the amount of its purchase that is not refunded yet. `future-timestamp`: more than 60 seconds ahead. `too-old`: more than 400 days ago. `u\
nknown-purchase`: `refundOf` is not a completed purchase of this session in this currency. `invalid-event`: the event violates its schema; `path` says where, `m\
essage` how.","x-extensible":!0,type:"string",enum:["unknown-currency","invalid-amount","future-timestamp","too-old","unknown-purchase","invalid-event"]};function O(e,{
instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=O.evaluated;return u.dynamicProps&&(u.props=void 0),u.
dynamicItems&&(u.items=void 0),typeof e!="string"?(O.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}],
!1):e==="unknown-currency"||e==="invalid-amount"||e==="future-timestamp"||e==="too-old"||e==="unknown-purchase"||e==="invalid-event"?(O.errors=t,r===0):(O.errors=
[{instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:v.enum},message:"must be equal to one of the allowed values"}],!1)}O.evaluated={dynamicProps:!1,
dynamicItems:!1};function X(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=X.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.id===void 0&&(c="id")||e.status===void 0&&(c="st\
atus")||e.reason===void 0&&(c="reason"))return X.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:c},message:"must hav\
e required property '"+c+"'"}],!1;if(e.id!==void 0){let l=r;A(e.id,{instancePath:i+"/id",parentData:e,parentDataProperty:"id",rootData:y,dynamicAnchors:g})||(t=
t===null?A.errors:t.concat(A.errors),r=t.length);var o=l===r}else var o=!0;if(o){if(e.status!==void 0){let l=e.status,m=r;if(typeof l!="string")return X.errors=
[{instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(l!=="rejected")return X.
errors=[{instancePath:i+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue:"rejected"},message:"must be equal to constant"}],
!1;var o=m===r}else var o=!0;if(o){if(e.reason!==void 0){let l=r;O(e.reason,{instancePath:i+"/reason",parentData:e,parentDataProperty:"reason",rootData:y,dynamicAnchors:g})||
(t=t===null?O.errors:t.concat(O.errors),r=t.length);var o=l===r}else var o=!0;if(o){if(e.path!==void 0){let l=e.path,m=r;if(r===m)if(typeof l=="string"){if(S(l)>
1e3)return X.errors=[{instancePath:i+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have more than 10\
00 characters"}],!1}else return X.errors=[{instancePath:i+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"}],!1;var o=m===r}else var o=!0;if(o)if(e.message!==void 0){let l=e.message,m=r;if(r===m)if(typeof l=="string"){if(S(l)>1e3)return X.errors=[{instancePath:i+
"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have more than 1000 characters"}],!1}else return X.
errors=[{instancePath:i+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=m===r}else var o=!0}}}}else
return X.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return X.errors=t,r===0}X.evaluated={props:{
id:!0,status:!0,reason:!0,path:!0,message:!0},dynamicProps:!1,dynamicItems:!1};function V(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){
let t=null,r=0,u=V.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);let o=r,c=!1,l=null,m=r;h(e,{instancePath:i,parentData:L,parentDataProperty:x,
rootData:y,dynamicAnchors:g})||(t=t===null?h.errors:t.concat(h.errors),r=t.length);var w=m===r;if(w){c=!0,l=0;var f={};f.id=!0,f.status=!0}let q=r;X(e,{instancePath:i,
parentData:L,parentDataProperty:x,rootData:y,dynamicAnchors:g})||(t=t===null?X.errors:t.concat(X.errors),r=t.length);var w=q===r;if(w&&c?(c=!1,l=[l,1]):w&&(c=!0,
l=1,f!==!0&&(f=f||{},f.id=!0,f.status=!0,f.reason=!0,f.path=!0,f.message=!0)),c)r=o,t!==null&&(o?t.length=o:t=null);else{let j={instancePath:i,schemaPath:"#/one\
Of",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};return t===null?t=[j]:t.push(j),r++,V.errors=t,!1}return V.errors=
t,u.props=f,r===0}V.evaluated={dynamicProps:!0,dynamicItems:!1};function xe(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){
let t=null,r=0,u=xe.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let l;if(e.
sessionId===void 0&&(l="sessionId")||e.accepted===void 0&&(l="accepted")||e.rejected===void 0&&(l="rejected")||e.events===void 0&&(l="events"))return xe.errors=
[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:l},message:"must have required property '"+l+"'"}],!1;if(e.sessionId!==void 0){
let m=r;A(e.sessionId,{instancePath:i+"/sessionId",parentData:e,parentDataProperty:"sessionId",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),
r=t.length);var o=m===r}else var o=!0;if(o){if(e.accepted!==void 0){let m=e.accepted,f=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)))return xe.errors=[{instancePath:i+
"/accepted",schemaPath:"#/properties/accepted/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(r===f&&typeof m=="number"){if(m>1e3||
isNaN(m))return xe.errors=[{instancePath:i+"/accepted",schemaPath:"#/properties/accepted/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"\
must be <= 1000"}],!1;if(m<0||isNaN(m))return xe.errors=[{instancePath:i+"/accepted",schemaPath:"#/properties/accepted/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"}],!1}var o=f===r}else var o=!0;if(o){if(e.rejected!==void 0){let m=e.rejected,f=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)))
return xe.errors=[{instancePath:i+"/rejected",schemaPath:"#/properties/rejected/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(r===
f&&typeof m=="number"){if(m>1e3||isNaN(m))return xe.errors=[{instancePath:i+"/rejected",schemaPath:"#/properties/rejected/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e3},message:"must be <= 1000"}],!1;if(m<0||isNaN(m))return xe.errors=[{instancePath:i+"/rejected",schemaPath:"#/properties/rejected/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var o=f===r}else var o=!0;if(o)if(e.events!==void 0){let m=e.events,f=r;if(r===f)if(Array.
isArray(m)){if(m.length>1e3)return xe.errors=[{instancePath:i+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit:1e3},message:"\
must NOT have more than 1000 items"}],!1;{var c=!0;let w=m.length;for(let j=0;j<w;j++){let E=r;V(m[j],{instancePath:i+"/events/"+j,parentData:m,parentDataProperty:j,
rootData:y,dynamicAnchors:g})||(t=t===null?V.errors:t.concat(V.errors),r=t.length);var c=E===r;if(!c)break}}}else return xe.errors=[{instancePath:i+"/events",schemaPath:"\
#/properties/events/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var o=f===r}else var o=!0}}}else return xe.errors=[{instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return xe.errors=t,r===0}xe.evaluated={props:{sessionId:!0,accepted:!0,rejected:!0,events:!0},
dynamicProps:!1,dynamicItems:!1};let F=Vr,hr={description:"A payment in the same form for every provider. It has no card data.",type:"object",required:["provide\
r","invoiceId","payerEmail","instrument","funding"],properties:{provider:{description:"The merchant of record, such as `xsolla`.",type:"string",maxLength:64},invoiceId:{
description:"The provider's id of the payment.",type:"string",maxLength:128},payerEmail:{description:"The payer's email address.",type:"string",format:"idn-emai\
l",maxLength:254,"x-redact":!0,examples:["payer@example.com"]},instrument:{$ref:"#/components/schemas/PaymentInstrument"},funding:{$ref:"#/components/schemas/Pa\
ymentFunding"}}},zt=Ft["idn-email"],Nn={description:"What was paid with.","x-extensible":!0,type:"string",enum:["card","wallet","bank-transfer","carrier-billing",
"gift-card","platform-store","cash-voucher","other"]};function wt(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,
r=0,u=wt.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof e!="string"?(wt.errors=[{instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1):e==="card"||e==="wallet"||e==="bank-transfer"||e==="carrier-billing"||e==="gift-card"||e==="platform\
-store"||e==="cash-voucher"||e==="other"?(wt.errors=t,r===0):(wt.errors=[{instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Nn.enum},message:"\
must be equal to one of the allowed values"}],!1)}wt.evaluated={dynamicProps:!1,dynamicItems:!1};let On={description:"Where the money of a card comes from. `unk\
nown` if the card's first digits are not in the operator's table.",type:"string",enum:["credit","debit","prepaid","unknown"]};function bt(e,{instancePath:i="",parentData:L,
parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=bt.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),
typeof e!="string"?(bt.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1):e==="credit"||e==="debit"||
e==="prepaid"||e==="unknown"?(bt.errors=t,r===0):(bt.errors=[{instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:On.enum},message:"must be \
equal to one of the allowed values"}],!1)}bt.evaluated={dynamicProps:!1,dynamicItems:!1};function Vr(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,
dynamicAnchors:g={}}={}){let t=null,r=0,u=Vr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let c;if(e.provider===void 0&&(c="provider")||e.invoiceId===void 0&&(c="invoiceId")||e.payerEmail===void 0&&(c="payerEmail")||e.instrument===void 0&&
(c="instrument")||e.funding===void 0&&(c="funding"))return Vr.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:c},message:"\
must have required property '"+c+"'"}],!1;if(e.provider!==void 0){let l=e.provider,m=r;if(r===m)if(typeof l=="string"){if(S(l)>64)return Vr.errors=[{instancePath:i+
"/provider",schemaPath:"#/properties/provider/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"}],!1}else return Vr.
errors=[{instancePath:i+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=m===r}else
var o=!0;if(o){if(e.invoiceId!==void 0){let l=e.invoiceId,m=r;if(r===m)if(typeof l=="string"){if(S(l)>128)return Vr.errors=[{instancePath:i+"/invoiceId",schemaPath:"\
#/properties/invoiceId/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"}],!1}else return Vr.errors=[{instancePath:i+
"/invoiceId",schemaPath:"#/properties/invoiceId/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=m===r}else var o=!0;if(o){if(e.payerEmail!==
void 0){let l=e.payerEmail,m=r;if(r===m&&r===m)if(typeof l=="string"){if(S(l)>254)return Vr.errors=[{instancePath:i+"/payerEmail",schemaPath:"#/properties/payer\
Email/maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT have more than 254 characters"}],!1;if(!zt(l))return Vr.errors=[{instancePath:i+"/paye\
rEmail",schemaPath:"#/properties/payerEmail/format",keyword:"format",params:{format:"idn-email"},message:'must match format "idn-email"'}],!1}else return Vr.errors=
[{instancePath:i+"/payerEmail",schemaPath:"#/properties/payerEmail/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=m===r}else var o=!0;
if(o){if(e.instrument!==void 0){let l=r;wt(e.instrument,{instancePath:i+"/instrument",parentData:e,parentDataProperty:"instrument",rootData:y,dynamicAnchors:g})||
(t=t===null?wt.errors:t.concat(wt.errors),r=t.length);var o=l===r}else var o=!0;if(o)if(e.funding!==void 0){let l=r;bt(e.funding,{instancePath:i+"/funding",parentData:e,
parentDataProperty:"funding",rootData:y,dynamicAnchors:g})||(t=t===null?bt.errors:t.concat(bt.errors),r=t.length);var o=l===r}else var o=!0}}}}else return Vr.errors=
[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Vr.errors=t,r===0}Vr.evaluated={props:{provider:!0,
invoiceId:!0,payerEmail:!0,instrument:!0,funding:!0},dynamicProps:!1,dynamicItems:!1};let En=It,Au={description:"How much a player may still spend.",type:"objec\
t",required:["sessionId","limits"],properties:{sessionId:{description:"The player's session.",$ref:"#/components/schemas/Uuid"},limits:{description:"The limits \
in force. Empty if neither the product nor a law has one, or if the player is an adult.",type:"array",maxItems:100,items:{$ref:"#/components/schemas/SpendingLim\
it"}}}},Lu={description:"A spending limit of a guardian or a law, and the amount that was spent in the current period.",type:"object",required:["allowance","per\
iod","currency","limitMinor","spentMinor","remainingMinor","resetsAt"],properties:{allowance:{description:"The allowance that sets the limit, in whole units of \
the currency; for a law, the law's id.",type:"string",maxLength:64},period:{$ref:"#/components/schemas/SpendingPeriod"},currency:{$ref:"#/components/schemas/Cur\
rencyCode"},limitMinor:{description:"The limit in minor units of the currency.",$ref:"#/components/schemas/MinorUnits"},spentMinor:{description:"The amount spen\
t in this currency, without failed charges and refunds: in all products of the organisation, if a law limits them together. 0 if the period is `transaction`.",$ref:"\
#/components/schemas/MinorUnits"},remainingMinor:{description:"What is left, never below 0.",$ref:"#/components/schemas/MinorUnits"},resetsAt:{description:"When\
 the next period begins. Now, if the period is `transaction`.",$ref:"#/components/schemas/Timestamp"},ground:{description:"The law that sets the limit, which a \
guardian cannot change. Absent if a guardian sets it.",$ref:"#/components/schemas/Ground"}}},$n={description:"The period to which a limit applies, in local days\
. A week begins on Monday. `transaction`: each single purchase; only a law sets such a limit.","x-extensible":!0,type:"string",enum:["day","week","month","trans\
action"]};function ys(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=ys.evaluated;return u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof e!="string"?(ys.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1):e==="day"||e==="week"||e==="month"||e==="transaction"?(ys.errors=t,r===0):(ys.errors=[{instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{
allowedValues:$n.enum},message:"must be equal to one of the allowed values"}],!1)}ys.evaluated={dynamicProps:!1,dynamicItems:!1};let xu={description:"A currency\
 code of ISO 4217, in any letter case. Responses give it in capitals.",type:"string",maxLength:64,examples:["USD"]};function gs(e,{instancePath:i="",parentData:L,
parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=gs.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===
0)if(typeof e=="string"){if(S(e)>64)return gs.errors=[{instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more\
 than 64 characters"}],!1}else return gs.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;return gs.
errors=t,r===0}gs.evaluated={dynamicProps:!1,dynamicItems:!1};let ju={description:"An amount in minor units of its currency.",type:"integer",minimum:0,maximum:9007199254740991,
examples:[999]};function Ke(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Ke.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),!(typeof e=="number"&&!(e%1)&&!isNaN(e)))return Ke.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"integer"},message:"must be integer"}],!1;if(r===0&&typeof e=="number"){if(e>9007199254740991||isNaN(e))return Ke.errors=[{instancePath:i,schemaPath:"\
#/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(e<0||isNaN(e))return Ke.errors=[{instancePath:i,
schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}return Ke.errors=t,r===0}Ke.evaluated={dynamicProps:!1,dynamicItems:!1};
function Es(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Es.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.allowance===void 0&&(c="allowance")||e.period===void 0&&(c=
"period")||e.currency===void 0&&(c="currency")||e.limitMinor===void 0&&(c="limitMinor")||e.spentMinor===void 0&&(c="spentMinor")||e.remainingMinor===void 0&&(c=
"remainingMinor")||e.resetsAt===void 0&&(c="resetsAt"))return Es.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:c},message:"\
must have required property '"+c+"'"}],!1;if(e.allowance!==void 0){let l=e.allowance,m=r;if(r===m)if(typeof l=="string"){if(S(l)>64)return Es.errors=[{instancePath:i+
"/allowance",schemaPath:"#/properties/allowance/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"}],!1}else return Es.
errors=[{instancePath:i+"/allowance",schemaPath:"#/properties/allowance/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=m===r}else
var o=!0;if(o){if(e.period!==void 0){let l=r;ys(e.period,{instancePath:i+"/period",parentData:e,parentDataProperty:"period",rootData:y,dynamicAnchors:g})||(t=t===
null?ys.errors:t.concat(ys.errors),r=t.length);var o=l===r}else var o=!0;if(o){if(e.currency!==void 0){let l=r;gs(e.currency,{instancePath:i+"/currency",parentData:e,
parentDataProperty:"currency",rootData:y,dynamicAnchors:g})||(t=t===null?gs.errors:t.concat(gs.errors),r=t.length);var o=l===r}else var o=!0;if(o){if(e.limitMinor!==
void 0){let l=r;Ke(e.limitMinor,{instancePath:i+"/limitMinor",parentData:e,parentDataProperty:"limitMinor",rootData:y,dynamicAnchors:g})||(t=t===null?Ke.errors:
t.concat(Ke.errors),r=t.length);var o=l===r}else var o=!0;if(o){if(e.spentMinor!==void 0){let l=r;Ke(e.spentMinor,{instancePath:i+"/spentMinor",parentData:e,parentDataProperty:"\
spentMinor",rootData:y,dynamicAnchors:g})||(t=t===null?Ke.errors:t.concat(Ke.errors),r=t.length);var o=l===r}else var o=!0;if(o){if(e.remainingMinor!==void 0){let l=r;
Ke(e.remainingMinor,{instancePath:i+"/remainingMinor",parentData:e,parentDataProperty:"remainingMinor",rootData:y,dynamicAnchors:g})||(t=t===null?Ke.errors:t.concat(
Ke.errors),r=t.length);var o=l===r}else var o=!0;if(o){if(e.resetsAt!==void 0){let l=r;T(e.resetsAt,{instancePath:i+"/resetsAt",parentData:e,parentDataProperty:"\
resetsAt",rootData:y,dynamicAnchors:g})||(t=t===null?T.errors:t.concat(T.errors),r=t.length);var o=l===r}else var o=!0;if(o)if(e.ground!==void 0){let l=r;we(e.ground,
{instancePath:i+"/ground",parentData:e,parentDataProperty:"ground",rootData:y,dynamicAnchors:g})||(t=t===null?we.errors:t.concat(we.errors),r=t.length);var o=l===
r}else var o=!0}}}}}}}else return Es.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Es.errors=
t,r===0}Es.evaluated={props:{allowance:!0,period:!0,currency:!0,limitMinor:!0,spentMinor:!0,remainingMinor:!0,resetsAt:!0,ground:!0},dynamicProps:!1,dynamicItems:!1};
function It(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=It.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let l;if(e.sessionId===void 0&&(l="sessionId")||e.limits===void 0&&(l=
"limits"))return It.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:l},message:"must have required property '"+l+"'"}],
!1;if(e.sessionId!==void 0){let m=r;A(e.sessionId,{instancePath:i+"/sessionId",parentData:e,parentDataProperty:"sessionId",rootData:y,dynamicAnchors:g})||(t=t===
null?A.errors:t.concat(A.errors),r=t.length);var o=m===r}else var o=!0;if(o)if(e.limits!==void 0){let m=e.limits,f=r;if(r===f)if(Array.isArray(m)){if(m.length>100)
return It.errors=[{instancePath:i+"/limits",schemaPath:"#/properties/limits/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100\
 items"}],!1;{var c=!0;let w=m.length;for(let j=0;j<w;j++){let E=r;Es(m[j],{instancePath:i+"/limits/"+j,parentData:m,parentDataProperty:j,rootData:y,dynamicAnchors:g})||
(t=t===null?Es.errors:t.concat(Es.errors),r=t.length);var c=E===r;if(!c)break}}}else return It.errors=[{instancePath:i+"/limits",schemaPath:"#/properties/limits\
/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var o=f===r}else var o=!0}else return It.errors=[{instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;return It.errors=t,r===0}It.evaluated={props:{sessionId:!0,limits:!0},dynamicProps:!1,dynamicItems:!1};
let Sn=br,Tu={description:"The result for each record, in the order in which they were sent.",type:"object",required:["sessionId","accepted","rejected","events"],
properties:{sessionId:{description:"The player's session.",$ref:"#/components/schemas/Uuid"},accepted:{description:"How many records were accepted, including re\
peated ones.",type:"integer",minimum:0,maximum:1e3},rejected:{description:"How many records were rejected.",type:"integer",minimum:0,maximum:1e3},events:{description:"\
The result for each record.",type:"array",maxItems:1e3,items:{$ref:"#/components/schemas/ActivityResult"}}}},_u={description:"The result for one record. `status\
` says what else is present.",oneOf:[{$ref:"#/components/schemas/ActivityAccepted"},{$ref:"#/components/schemas/ActivityRejected"}]},Cu={description:"The record\
 was stored, now or when it was first sent.",type:"object",required:["id","status"],properties:{id:{description:"The id of the record.",$ref:"#/components/schem\
as/Uuid"},status:{description:"The record was stored.",type:"string",const:"accepted"}}};function $s(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,
dynamicAnchors:g={}}={}){let t=null,r=0,u=$s.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let c;if(e.id===void 0&&(c="id")||e.status===void 0&&(c="status"))return $s.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:c},message:"must have required property '"+c+"'"}],!1;if(e.id!==void 0){let l=r;A(e.id,{instancePath:i+"/id",parentData:e,parentDataProperty:"id",
rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);var o=l===r}else var o=!0;if(o)if(e.status!==void 0){let l=e.status,m=r;if(typeof l!=
"string")return $s.errors=[{instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(l!==
"accepted")return $s.errors=[{instancePath:i+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue:"accepted"},message:"must be \
equal to constant"}],!1;var o=m===r}else var o=!0}else return $s.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"}],!1;return $s.errors=t,r===0}$s.evaluated={props:{id:!0,status:!0},dynamicProps:!1,dynamicItems:!1};let Nu={description:"The record was not stored.\
 It may be corrected and sent again.",type:"object",required:["id","status","reason"],properties:{id:{description:"The id of the record.",$ref:"#/components/sch\
emas/Uuid"},status:{description:"The record was not stored.",type:"string",const:"rejected"},reason:{description:"Why it was rejected.",$ref:"#/components/schem\
as/ActivityRejection"},path:{description:"With `invalid-data`, the place of the error in `data`, as a JSON Pointer: `/minutes`, or an empty text for the whole o\
f `data`. With `invalid-event`, its place in the event.",type:"string",maxLength:1e3},message:{description:"With `path`, what is wrong there.",type:"string",maxLength:1e3}}},
Kn={description:"`unknown-type`: the product file declares no such type. `invalid-data`: `data` violates the schema of its type; `path` says where. `future-time\
stamp`: more than 60 seconds ahead. `too-old`: more than 400 days ago. `invalid-event`: the event violates its schema; `path` says where, `message` how.","x-ext\
ensible":!0,type:"string",enum:["unknown-type","invalid-data","future-timestamp","too-old","invalid-event"]};function Dt(e,{instancePath:i="",parentData:L,parentDataProperty:x,
rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Dt.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof e!="string"?
(Dt.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1):e==="unknown-type"||e==="invalid-data"||e===
"future-timestamp"||e==="too-old"||e==="invalid-event"?(Dt.errors=t,r===0):(Dt.errors=[{instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Kn.
enum},message:"must be equal to one of the allowed values"}],!1)}Dt.evaluated={dynamicProps:!1,dynamicItems:!1};function wr(e,{instancePath:i="",parentData:L,parentDataProperty:x,
rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=wr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="\
object"&&!Array.isArray(e)){let c;if(e.id===void 0&&(c="id")||e.status===void 0&&(c="status")||e.reason===void 0&&(c="reason"))return wr.errors=[{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:c},message:"must have required property '"+c+"'"}],!1;if(e.id!==void 0){let l=r;A(e.id,{instancePath:i+
"/id",parentData:e,parentDataProperty:"id",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);var o=l===r}else var o=!0;if(o){if(e.
status!==void 0){let l=e.status,m=r;if(typeof l!="string")return wr.errors=[{instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;if(l!=="rejected")return wr.errors=[{instancePath:i+"/status",schemaPath:"#/properties/status/const",keyword:"const",
params:{allowedValue:"rejected"},message:"must be equal to constant"}],!1;var o=m===r}else var o=!0;if(o){if(e.reason!==void 0){let l=r;Dt(e.reason,{instancePath:i+
"/reason",parentData:e,parentDataProperty:"reason",rootData:y,dynamicAnchors:g})||(t=t===null?Dt.errors:t.concat(Dt.errors),r=t.length);var o=l===r}else var o=!0;
if(o){if(e.path!==void 0){let l=e.path,m=r;if(r===m)if(typeof l=="string"){if(S(l)>1e3)return wr.errors=[{instancePath:i+"/path",schemaPath:"#/properties/path/m\
axLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have more than 1000 characters"}],!1}else return wr.errors=[{instancePath:i+"/path",schemaPath:"\
#/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=m===r}else var o=!0;if(o)if(e.message!==void 0){let l=e.message,
m=r;if(r===m)if(typeof l=="string"){if(S(l)>1e3)return wr.errors=[{instancePath:i+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{
limit:1e3},message:"must NOT have more than 1000 characters"}],!1}else return wr.errors=[{instancePath:i+"/message",schemaPath:"#/properties/message/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var o=m===r}else var o=!0}}}}else return wr.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"}],!1;return wr.errors=t,r===0}wr.evaluated={props:{id:!0,status:!0,reason:!0,path:!0,message:!0},dynamicProps:!1,
dynamicItems:!1};function Vt(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Vt.evaluated;u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0);let o=r,c=!1,l=null,m=r;$s(e,{instancePath:i,parentData:L,parentDataProperty:x,rootData:y,dynamicAnchors:g})||
(t=t===null?$s.errors:t.concat($s.errors),r=t.length);var w=m===r;if(w){c=!0,l=0;var f={};f.id=!0,f.status=!0}let q=r;wr(e,{instancePath:i,parentData:L,parentDataProperty:x,
rootData:y,dynamicAnchors:g})||(t=t===null?wr.errors:t.concat(wr.errors),r=t.length);var w=q===r;if(w&&c?(c=!1,l=[l,1]):w&&(c=!0,l=1,f!==!0&&(f=f||{},f.id=!0,f.
status=!0,f.reason=!0,f.path=!0,f.message=!0)),c)r=o,t!==null&&(o?t.length=o:t=null);else{let j={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},
message:"must match exactly one schema in oneOf"};return t===null?t=[j]:t.push(j),r++,Vt.errors=t,!1}return Vt.errors=t,u.props=f,r===0}Vt.evaluated={dynamicProps:!0,
dynamicItems:!1};function br(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=br.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let l;if(e.sessionId===void 0&&(l="sessionId")||e.accepted===
void 0&&(l="accepted")||e.rejected===void 0&&(l="rejected")||e.events===void 0&&(l="events"))return br.errors=[{instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:l},message:"must have required property '"+l+"'"}],!1;if(e.sessionId!==void 0){let m=r;A(e.sessionId,{instancePath:i+"/session\
Id",parentData:e,parentDataProperty:"sessionId",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);var o=m===r}else var o=!0;if(o){
if(e.accepted!==void 0){let m=e.accepted,f=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)))return br.errors=[{instancePath:i+"/accepted",schemaPath:"#/properties/\
accepted/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(r===f&&typeof m=="number"){if(m>1e3||isNaN(m))return br.errors=[{instancePath:i+
"/accepted",schemaPath:"#/properties/accepted/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"}],!1;if(m<0||isNaN(m))return br.
errors=[{instancePath:i+"/accepted",schemaPath:"#/properties/accepted/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var o=f===
r}else var o=!0;if(o){if(e.rejected!==void 0){let m=e.rejected,f=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)))return br.errors=[{instancePath:i+"/rejected",schemaPath:"\
#/properties/rejected/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(r===f&&typeof m=="number"){if(m>1e3||isNaN(m))return br.errors=
[{instancePath:i+"/rejected",schemaPath:"#/properties/rejected/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"}],!1;if(m<
0||isNaN(m))return br.errors=[{instancePath:i+"/rejected",schemaPath:"#/properties/rejected/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"}],!1}var o=f===r}else var o=!0;if(o)if(e.events!==void 0){let m=e.events,f=r;if(r===f)if(Array.isArray(m)){if(m.length>1e3)return br.errors=[{instancePath:i+
"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"}],!1;{var c=!0;let w=m.length;
for(let j=0;j<w;j++){let E=r;Vt(m[j],{instancePath:i+"/events/"+j,parentData:m,parentDataProperty:j,rootData:y,dynamicAnchors:g})||(t=t===null?Vt.errors:t.concat(
Vt.errors),r=t.length);var c=E===r;if(!c)break}}}else return br.errors=[{instancePath:i+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type:"\
array"},message:"must be array"}],!1;var o=f===r}else var o=!0}}}else return br.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"}],!1;return br.errors=t,r===0}br.evaluated={props:{sessionId:!0,accepted:!0,rejected:!0,events:!0},dynamicProps:!1,dynamicItems:!1};let Mn=yr,
Xn={description:"The data that is stored about a player, in your product or in all products of the organisation.",type:"object",required:["kuid","organisation",
"mode","exportedAt","records"],properties:{kuid:{description:"The id of the player.",$ref:"#/components/schemas/Uuid"},organisation:{description:"The organisati\
on whose products share the player.",type:"string",maxLength:64},mode:{description:"The mode in which the player is known.",type:"string",enum:["test","live"]},
exportedAt:{description:"When it was read.",$ref:"#/components/schemas/Timestamp"},records:{description:"The rows of each kind of data, by the names that the ch\
apter Data of the guide uses.",type:"object","x-redact":!0,additionalProperties:{description:"The rows of one kind.",type:"array",maxItems:1e7,items:{description:"\
A row, with instants in UTC.",type:"object",additionalProperties:!0,maxProperties:100,"x-max-depth":32}}}}};function yr(e,{instancePath:i="",parentData:L,parentDataProperty:x,
rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=yr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="\
object"&&!Array.isArray(e)){let m;if(e.kuid===void 0&&(m="kuid")||e.organisation===void 0&&(m="organisation")||e.mode===void 0&&(m="mode")||e.exportedAt===void 0&&
(m="exportedAt")||e.records===void 0&&(m="records"))return yr.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:m},message:"\
must have required property '"+m+"'"}],!1;if(e.kuid!==void 0){let f=r;A(e.kuid,{instancePath:i+"/kuid",parentData:e,parentDataProperty:"kuid",rootData:y,dynamicAnchors:g})||
(t=t===null?A.errors:t.concat(A.errors),r=t.length);var o=f===r}else var o=!0;if(o){if(e.organisation!==void 0){let f=e.organisation,q=r;if(r===q)if(typeof f=="\
string"){if(S(f)>64)return yr.errors=[{instancePath:i+"/organisation",schemaPath:"#/properties/organisation/maxLength",keyword:"maxLength",params:{limit:64},message:"\
must NOT have more than 64 characters"}],!1}else return yr.errors=[{instancePath:i+"/organisation",schemaPath:"#/properties/organisation/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var o=q===r}else var o=!0;if(o){if(e.mode!==void 0){let f=e.mode,q=r;if(typeof f!="string")return yr.errors=[{instancePath:i+
"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(!(f==="test"||f==="live"))return yr.errors=[{
instancePath:i+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues:Xn.properties.mode.enum},message:"must be equal to one of the al\
lowed values"}],!1;var o=q===r}else var o=!0;if(o){if(e.exportedAt!==void 0){let f=r;T(e.exportedAt,{instancePath:i+"/exportedAt",parentData:e,parentDataProperty:"\
exportedAt",rootData:y,dynamicAnchors:g})||(t=t===null?T.errors:t.concat(T.errors),r=t.length);var o=f===r}else var o=!0;if(o)if(e.records!==void 0){let f=e.records,
q=r;if(r===q)if(f&&typeof f=="object"&&!Array.isArray(f))for(let j in f){let E=f[j],U=r;if(r===U)if(Array.isArray(E)){if(E.length>1e7)return yr.errors=[{instancePath:i+
"/records/"+j.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/records/additionalProperties/maxItems",keyword:"maxItems",params:{limit:1e7},message:"\
must NOT have more than 10000000 items"}],!1;{var c=!0;let K=E.length;for(let M=0;M<K;M++){let se=E[M],oe=r;if(r===oe)if(se&&typeof se=="object"&&!Array.isArray(
se)){if(Object.keys(se).length>100)return yr.errors=[{instancePath:i+"/records/"+j.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+M,schemaPath:"#/properties/records\
/additionalProperties/items/maxProperties",keyword:"maxProperties",params:{limit:100},message:"must NOT have more than 100 properties"}],!1}else return yr.errors=
[{instancePath:i+"/records/"+j.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+M,schemaPath:"#/properties/records/additionalProperties/items/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;var c=oe===r;if(!c)break}}}else return yr.errors=[{instancePath:i+"/records/"+j.replace(/~/g,"~0").replace(/\//g,"~\
1"),schemaPath:"#/properties/records/additionalProperties/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var l=U===r;if(!l)break}else return yr.
errors=[{instancePath:i+"/records",schemaPath:"#/properties/records/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var o=q===r}else var o=!0}}}}else
return yr.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return yr.errors=t,r===0}yr.evaluated=
{props:{kuid:!0,organisation:!0,mode:!0,exportedAt:!0,records:!0},dynamicProps:!1,dynamicItems:!1};let Un=ka,Ou={description:"A player has been erased.",type:"o\
bject",required:["kuid","erasedAt"],properties:{kuid:{description:"The id of the player.",$ref:"#/components/schemas/Uuid"},erasedAt:{description:"When the play\
er was erased. The same in every repetition.",$ref:"#/components/schemas/Timestamp"}}};function ka(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,
dynamicAnchors:g={}}={}){let t=null,r=0,u=ka.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let c;if(e.kuid===void 0&&(c="kuid")||e.erasedAt===void 0&&(c="erasedAt"))return ka.errors=[{instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:c},message:"must have required property '"+c+"'"}],!1;if(e.kuid!==void 0){let l=r;A(e.kuid,{instancePath:i+"/kuid",parentData:e,parentDataProperty:"\
kuid",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);var o=l===r}else var o=!0;if(o)if(e.erasedAt!==void 0){let l=r;T(e.erasedAt,
{instancePath:i+"/erasedAt",parentData:e,parentDataProperty:"erasedAt",rootData:y,dynamicAnchors:g})||(t=t===null?T.errors:t.concat(T.errors),r=t.length);var o=l===
r}else var o=!0}else return ka.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return ka.errors=
t,r===0}ka.evaluated={props:{kuid:!0,erasedAt:!0},dynamicProps:!1,dynamicItems:!1};let Wn=At,Eu={description:"One page of events.",type:"object",required:["even\
ts"],properties:{events:{description:"The events of this page, in the order that was asked for.",type:"array",maxItems:1e3,items:{$ref:"#/components/schemas/Lis\
tedEvent"}},nextCursor:{description:"The `cursor` of the next page. Absent on the last page, and when reading forward.",$ref:"#/components/schemas/Cursor"}}},$u={
description:"An event and the attempts to deliver it.","x-extensible":!0,type:"object",required:["id","occurredAt","createdAt","deliveries"],properties:{id:{description:"\
The id of the event, sent as `webhook-id` with every delivery.",$ref:"#/components/schemas/Uuid"},occurredAt:{description:"When it happened, as in `timestamp`.",
$ref:"#/components/schemas/Timestamp"},createdAt:{description:"When it was stored. Events are listed in this order.",$ref:"#/components/schemas/Timestamp"},deliveries:{
description:"The attempts to deliver the event, in order. Empty if no endpoint subscribes to it.",type:"array",maxItems:1e4,items:{$ref:"#/components/schemas/De\
liveryAttempt"}}},oneOf:[{$ref:"#/components/schemas/ScreentimeBreakReminderEvent"},{$ref:"#/components/schemas/ScreentimeLimitWarningEvent"},{$ref:"#/component\
s/schemas/ScreentimeLimitReachedEvent"},{$ref:"#/components/schemas/ScreentimeQuietHoursWarningEvent"},{$ref:"#/components/schemas/ScreentimeQuietHoursReachedEv\
ent"},{$ref:"#/components/schemas/ScreentimeEndedEvent"},{$ref:"#/components/schemas/ScreentimeOverrideRequestedEvent"},{$ref:"#/components/schemas/ScreentimeOv\
errideResultEvent"},{$ref:"#/components/schemas/ChallengeStateChangeEvent"},{$ref:"#/components/schemas/ChallengeEmailFailedEvent"},{$ref:"#/components/schemas/\
VerificationResultEvent"},{$ref:"#/components/schemas/WidgetCompletedEvent"},{$ref:"#/components/schemas/SessionRevokedEvent"},{$ref:"#/components/schemas/Sessi\
onUnlinkEvent"},{$ref:"#/components/schemas/SessionChangePermissionsEvent"},{$ref:"#/components/schemas/SessionAgeChangedEvent"},{$ref:"#/components/schemas/Ses\
sionStatusChangedEvent"},{$ref:"#/components/schemas/SpendingLimitWarningEvent"},{$ref:"#/components/schemas/SpendingLimitReachedEvent"},{$ref:"#/components/sch\
emas/TestEvent"}]},Su={description:"Continuous play has reached a multiple of the reminder interval.",type:"object",required:["type","timestamp","data"],properties:{
type:{description:"The type of the event.",type:"string",const:"Screentime.BreakReminder"},timestamp:{description:"When it happened.",$ref:"#/components/schemas\
/Timestamp"},data:{$ref:"#/components/schemas/ThresholdData"}}},Ku={description:"A threshold that was crossed during an active play.",allOf:[{$ref:"#/components\
/schemas/SessionEventData"},{type:"object",required:["id","occurredAt","state"],properties:{id:{description:"The id of the active play.",$ref:"#/components/sche\
mas/Uuid"},occurredAt:{description:"When the threshold was crossed.",$ref:"#/components/schemas/Timestamp"},state:{description:"The player's screen time at that\
 moment.",$ref:"#/components/schemas/ScreentimeUsage"}}}]},Mu={description:"The fields that every event of a session has.",type:"object",required:["productId","\
sessionId","kuid","sequence"],properties:{productId:{$ref:"#/components/schemas/ProductId"},sessionId:{description:"The player's session.",$ref:"#/components/sc\
hemas/Uuid"},kuid:{description:"The player's id.",$ref:"#/components/schemas/Uuid"},externalId:{description:"Your own id of the player, if you have given one.",
$ref:"#/components/schemas/ExternalId"},sequence:{$ref:"#/components/schemas/Sequence"}}},Xu={description:"The number of the event within its session, from 1, w\
ithout gaps across all event types.",type:"integer",minimum:1,maximum:9007199254740991,examples:[7]};function Ae(e,{instancePath:i="",parentData:L,parentDataProperty:x,
rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Ae.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),!(typeof e=="number"&&!(e%
1)&&!isNaN(e)))return Ae.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(r===0&&typeof e=="\
number"){if(e>9007199254740991||isNaN(e))return Ae.errors=[{instancePath:i,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(e<1||isNaN(e))return Ae.errors=[{instancePath:i,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"}],!1}return Ae.errors=t,r===0}Ae.evaluated={dynamicProps:!1,dynamicItems:!1};function ae(e,{instancePath:i="",parentData:L,parentDataProperty:x,
rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=ae.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="\
object"&&!Array.isArray(e)){let c;if(e.productId===void 0&&(c="productId")||e.sessionId===void 0&&(c="sessionId")||e.kuid===void 0&&(c="kuid")||e.sequence===void 0&&
(c="sequence"))return ae.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:c},message:"must have required property '"+c+
"'"}],!1;if(e.productId!==void 0){let l=r;ge(e.productId,{instancePath:i+"/productId",parentData:e,parentDataProperty:"productId",rootData:y,dynamicAnchors:g})||
(t=t===null?ge.errors:t.concat(ge.errors),r=t.length);var o=l===r}else var o=!0;if(o){if(e.sessionId!==void 0){let l=r;A(e.sessionId,{instancePath:i+"/sessionId",
parentData:e,parentDataProperty:"sessionId",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);var o=l===r}else var o=!0;if(o){if(e.
kuid!==void 0){let l=r;A(e.kuid,{instancePath:i+"/kuid",parentData:e,parentDataProperty:"kuid",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),
r=t.length);var o=l===r}else var o=!0;if(o){if(e.externalId!==void 0){let l=r;ie(e.externalId,{instancePath:i+"/externalId",parentData:e,parentDataProperty:"ext\
ernalId",rootData:y,dynamicAnchors:g})||(t=t===null?ie.errors:t.concat(ie.errors),r=t.length);var o=l===r}else var o=!0;if(o)if(e.sequence!==void 0){let l=r;Ae(
e.sequence,{instancePath:i+"/sequence",parentData:e,parentDataProperty:"sequence",rootData:y,dynamicAnchors:g})||(t=t===null?Ae.errors:t.concat(Ae.errors),r=t.length);
var o=l===r}else var o=!0}}}}else return ae.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return ae.
errors=t,r===0}ae.evaluated={props:{productId:!0,sessionId:!0,kuid:!0,externalId:!0,sequence:!0},dynamicProps:!1,dynamicItems:!1};function Xe(e,{instancePath:i="",
parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Xe.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0);let o=r;ae(e,{instancePath:i,parentData:L,parentDataProperty:x,rootData:y,dynamicAnchors:g})||(t=t===null?ae.errors:t.concat(ae.errors),r=t.length);var c=o===
r;if(c){let m=r;if(r===m)if(e&&typeof e=="object"&&!Array.isArray(e)){let q;if(e.id===void 0&&(q="id")||e.occurredAt===void 0&&(q="occurredAt")||e.state===void 0&&
(q="state"))return Xe.errors=[{instancePath:i,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:q},message:"must have required property\
 '"+q+"'"}],!1;if(e.id!==void 0){let w=r;A(e.id,{instancePath:i+"/id",parentData:e,parentDataProperty:"id",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.
concat(A.errors),r=t.length);var l=w===r}else var l=!0;if(l){if(e.occurredAt!==void 0){let w=r;T(e.occurredAt,{instancePath:i+"/occurredAt",parentData:e,parentDataProperty:"\
occurredAt",rootData:y,dynamicAnchors:g})||(t=t===null?T.errors:t.concat(T.errors),r=t.length);var l=w===r}else var l=!0;if(l)if(e.state!==void 0){let w=r;Ne(e.
state,{instancePath:i+"/state",parentData:e,parentDataProperty:"state",rootData:y,dynamicAnchors:g})||(t=t===null?Ne.errors:t.concat(Ne.errors),r=t.length);var l=w===
r}else var l=!0}}else return Xe.errors=[{instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var c=m===
r}return Xe.errors=t,r===0}Xe.evaluated={props:{id:!0,occurredAt:!0,state:!0,productId:!0,sessionId:!0,kuid:!0,externalId:!0,sequence:!0},dynamicProps:!1,dynamicItems:!1};
function Ss(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Ss.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.type===void 0&&(c="type")||e.timestamp===void 0&&(c="time\
stamp")||e.data===void 0&&(c="data"))return Ss.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:c},message:"must have \
required property '"+c+"'"}],!1;if(e.type!==void 0){let l=e.type,m=r;if(typeof l!="string")return Ss.errors=[{instancePath:i+"/type",schemaPath:"#/properties/ty\
pe/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(l!=="Screentime.BreakReminder")return Ss.errors=[{instancePath:i+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"Screentime.BreakReminder"},message:"must be equal to constant"}],!1;var o=m===r}else var o=!0;if(o){
if(e.timestamp!==void 0){let l=r;T(e.timestamp,{instancePath:i+"/timestamp",parentData:e,parentDataProperty:"timestamp",rootData:y,dynamicAnchors:g})||(t=t===null?
T.errors:t.concat(T.errors),r=t.length);var o=l===r}else var o=!0;if(o)if(e.data!==void 0){let l=r;Xe(e.data,{instancePath:i+"/data",parentData:e,parentDataProperty:"\
data",rootData:y,dynamicAnchors:g})||(t=t===null?Xe.errors:t.concat(Xe.errors),r=t.length);var o=l===r}else var o=!0}}else return Ss.errors=[{instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Ss.errors=t,r===0}Ss.evaluated={props:{type:!0,timestamp:!0,data:!0},dynamicProps:!1,
dynamicItems:!1};let Uu={description:"The daily limit is nearly used up.",type:"object",required:["type","timestamp","data"],properties:{type:{description:"The \
type of the event.",type:"string",const:"Screentime.LimitWarning"},timestamp:{description:"When it happened.",$ref:"#/components/schemas/Timestamp"},data:{$ref:"\
#/components/schemas/ThresholdData"}}};function Ks(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Ks.
evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.type===void 0&&(c="\
type")||e.timestamp===void 0&&(c="timestamp")||e.data===void 0&&(c="data"))return Ks.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:c},message:"must have required property '"+c+"'"}],!1;if(e.type!==void 0){let l=e.type,m=r;if(typeof l!="string")return Ks.errors=[{instancePath:i+
"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(l!=="Screentime.LimitWarning")return Ks.errors=
[{instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"Screentime.LimitWarning"},message:"must be equal to constant"}],
!1;var o=m===r}else var o=!0;if(o){if(e.timestamp!==void 0){let l=r;T(e.timestamp,{instancePath:i+"/timestamp",parentData:e,parentDataProperty:"timestamp",rootData:y,
dynamicAnchors:g})||(t=t===null?T.errors:t.concat(T.errors),r=t.length);var o=l===r}else var o=!0;if(o)if(e.data!==void 0){let l=r;Xe(e.data,{instancePath:i+"/d\
ata",parentData:e,parentDataProperty:"data",rootData:y,dynamicAnchors:g})||(t=t===null?Xe.errors:t.concat(Xe.errors),r=t.length);var o=l===r}else var o=!0}}else
return Ks.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Ks.errors=t,r===0}Ks.evaluated=
{props:{type:!0,timestamp:!0,data:!0},dynamicProps:!1,dynamicItems:!1};let Wu={description:"The daily limit is used up.",type:"object",required:["type","timesta\
mp","data"],properties:{type:{description:"The type of the event.",type:"string",const:"Screentime.LimitReached"},timestamp:{description:"When it happened.",$ref:"\
#/components/schemas/Timestamp"},data:{$ref:"#/components/schemas/ThresholdData"}}};function Ms(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,
dynamicAnchors:g={}}={}){let t=null,r=0,u=Ms.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let c;if(e.type===void 0&&(c="type")||e.timestamp===void 0&&(c="timestamp")||e.data===void 0&&(c="data"))return Ms.errors=[{instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:c},message:"must have required property '"+c+"'"}],!1;if(e.type!==void 0){let l=e.type,m=r;if(typeof l!="\
string")return Ms.errors=[{instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(l!==
"Screentime.LimitReached")return Ms.errors=[{instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"Screentime.LimitR\
eached"},message:"must be equal to constant"}],!1;var o=m===r}else var o=!0;if(o){if(e.timestamp!==void 0){let l=r;T(e.timestamp,{instancePath:i+"/timestamp",parentData:e,
parentDataProperty:"timestamp",rootData:y,dynamicAnchors:g})||(t=t===null?T.errors:t.concat(T.errors),r=t.length);var o=l===r}else var o=!0;if(o)if(e.data!==void 0){
let l=r;Xe(e.data,{instancePath:i+"/data",parentData:e,parentDataProperty:"data",rootData:y,dynamicAnchors:g})||(t=t===null?Xe.errors:t.concat(Xe.errors),r=t.length);
var o=l===r}else var o=!0}}else return Ms.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Ms.
errors=t,r===0}Ms.evaluated={props:{type:!0,timestamp:!0,data:!0},dynamicProps:!1,dynamicItems:!1};let zu={description:"Quiet hours begin soon.",type:"object",required:[
"type","timestamp","data"],properties:{type:{description:"The type of the event.",type:"string",const:"Screentime.QuietHoursWarning"},timestamp:{description:"Wh\
en it happened.",$ref:"#/components/schemas/Timestamp"},data:{$ref:"#/components/schemas/ThresholdData"}}};function Xs(e,{instancePath:i="",parentData:L,parentDataProperty:x,
rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Xs.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="\
object"&&!Array.isArray(e)){let c;if(e.type===void 0&&(c="type")||e.timestamp===void 0&&(c="timestamp")||e.data===void 0&&(c="data"))return Xs.errors=[{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:c},message:"must have required property '"+c+"'"}],!1;if(e.type!==void 0){let l=e.type,m=r;if(typeof l!=
"string")return Xs.errors=[{instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(l!==
"Screentime.QuietHoursWarning")return Xs.errors=[{instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"Screentime.Q\
uietHoursWarning"},message:"must be equal to constant"}],!1;var o=m===r}else var o=!0;if(o){if(e.timestamp!==void 0){let l=r;T(e.timestamp,{instancePath:i+"/tim\
estamp",parentData:e,parentDataProperty:"timestamp",rootData:y,dynamicAnchors:g})||(t=t===null?T.errors:t.concat(T.errors),r=t.length);var o=l===r}else var o=!0;
if(o)if(e.data!==void 0){let l=r;Xe(e.data,{instancePath:i+"/data",parentData:e,parentDataProperty:"data",rootData:y,dynamicAnchors:g})||(t=t===null?Xe.errors:t.
concat(Xe.errors),r=t.length);var o=l===r}else var o=!0}}else return Xs.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;return Xs.errors=t,r===0}Xs.evaluated={props:{type:!0,timestamp:!0,data:!0},dynamicProps:!1,dynamicItems:!1};let Vu={description:"Quiet hou\
rs have begun.",type:"object",required:["type","timestamp","data"],properties:{type:{description:"The type of the event.",type:"string",const:"Screentime.QuietH\
oursReached"},timestamp:{description:"When it happened.",$ref:"#/components/schemas/Timestamp"},data:{$ref:"#/components/schemas/ThresholdData"}}};function Us(e,{
instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Us.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&
(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.type===void 0&&(c="type")||e.timestamp===void 0&&(c="timestamp")||e.data===void 0&&
(c="data"))return Us.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:c},message:"must have required property '"+c+"'"}],
!1;if(e.type!==void 0){let l=e.type,m=r;if(typeof l!="string")return Us.errors=[{instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;if(l!=="Screentime.QuietHoursReached")return Us.errors=[{instancePath:i+"/type",schemaPath:"#/properties/type/const",
keyword:"const",params:{allowedValue:"Screentime.QuietHoursReached"},message:"must be equal to constant"}],!1;var o=m===r}else var o=!0;if(o){if(e.timestamp!==void 0){
let l=r;T(e.timestamp,{instancePath:i+"/timestamp",parentData:e,parentDataProperty:"timestamp",rootData:y,dynamicAnchors:g})||(t=t===null?T.errors:t.concat(T.errors),
r=t.length);var o=l===r}else var o=!0;if(o)if(e.data!==void 0){let l=r;Xe(e.data,{instancePath:i+"/data",parentData:e,parentDataProperty:"data",rootData:y,dynamicAnchors:g})||
(t=t===null?Xe.errors:t.concat(Xe.errors),r=t.length);var o=l===r}else var o=!0}}else return Us.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return Us.errors=t,r===0}Us.evaluated={props:{type:!0,timestamp:!0,data:!0},dynamicProps:!1,dynamicItems:!1};let Bu={
description:"The service ended a play.",type:"object",required:["type","timestamp","data"],properties:{type:{description:"The type of the event.",type:"string",
const:"Screentime.Ended"},timestamp:{description:"When the play ended.",$ref:"#/components/schemas/Timestamp"},data:{$ref:"#/components/schemas/PlayEndedData"}}},
zn={description:"A play that the service ended.",allOf:[{$ref:"#/components/schemas/SessionEventData"},{type:"object",required:["id","occurredAt","reason","stat\
e"],properties:{id:{description:"The id of the play.",$ref:"#/components/schemas/Uuid"},occurredAt:{description:"When the play ended: at the last contact.",$ref:"\
#/components/schemas/Timestamp"},reason:{description:"Why it ended. `no-contact`: the product made no contact for too long.","x-extensible":!0,type:"string",enum:[
"no-contact"]},state:{description:"The player's screen time at that moment.",$ref:"#/components/schemas/ScreentimeUsage"}}}]};function Ws(e,{instancePath:i="",parentData:L,
parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Ws.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);let o=r;
ae(e,{instancePath:i,parentData:L,parentDataProperty:x,rootData:y,dynamicAnchors:g})||(t=t===null?ae.errors:t.concat(ae.errors),r=t.length);var c=o===r;if(c){let m=r;
if(r===m)if(e&&typeof e=="object"&&!Array.isArray(e)){let q;if(e.id===void 0&&(q="id")||e.occurredAt===void 0&&(q="occurredAt")||e.reason===void 0&&(q="reason")||
e.state===void 0&&(q="state"))return Ws.errors=[{instancePath:i,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:q},message:"must have\
 required property '"+q+"'"}],!1;if(e.id!==void 0){let w=r;A(e.id,{instancePath:i+"/id",parentData:e,parentDataProperty:"id",rootData:y,dynamicAnchors:g})||(t=t===
null?A.errors:t.concat(A.errors),r=t.length);var l=w===r}else var l=!0;if(l){if(e.occurredAt!==void 0){let w=r;T(e.occurredAt,{instancePath:i+"/occurredAt",parentData:e,
parentDataProperty:"occurredAt",rootData:y,dynamicAnchors:g})||(t=t===null?T.errors:t.concat(T.errors),r=t.length);var l=w===r}else var l=!0;if(l){if(e.reason!==
void 0){let w=e.reason,j=r;if(typeof w!="string")return Ws.errors=[{instancePath:i+"/reason",schemaPath:"#/allOf/1/properties/reason/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;if(w!=="no-contact")return Ws.errors=[{instancePath:i+"/reason",schemaPath:"#/allOf/1/properties/reason/enum",keyword:"\
enum",params:{allowedValues:zn.allOf[1].properties.reason.enum},message:"must be equal to one of the allowed values"}],!1;var l=j===r}else var l=!0;if(l)if(e.state!==
void 0){let w=r;Ne(e.state,{instancePath:i+"/state",parentData:e,parentDataProperty:"state",rootData:y,dynamicAnchors:g})||(t=t===null?Ne.errors:t.concat(Ne.errors),
r=t.length);var l=w===r}else var l=!0}}}else return Ws.errors=[{instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must b\
e object"}],!1;var c=m===r}return Ws.errors=t,r===0}Ws.evaluated={props:{id:!0,occurredAt:!0,reason:!0,state:!0,productId:!0,sessionId:!0,kuid:!0,externalId:!0,
sequence:!0},dynamicProps:!1,dynamicItems:!1};function zs(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,
r=0,u=zs.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.type===void 0&&
(c="type")||e.timestamp===void 0&&(c="timestamp")||e.data===void 0&&(c="data"))return zs.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:c},message:"must have required property '"+c+"'"}],!1;if(e.type!==void 0){let l=e.type,m=r;if(typeof l!="string")return zs.errors=[{instancePath:i+
"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(l!=="Screentime.Ended")return zs.errors=[{instancePath:i+
"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"Screentime.Ended"},message:"must be equal to constant"}],!1;var o=m===r}else var o=!0;
if(o){if(e.timestamp!==void 0){let l=r;T(e.timestamp,{instancePath:i+"/timestamp",parentData:e,parentDataProperty:"timestamp",rootData:y,dynamicAnchors:g})||(t=
t===null?T.errors:t.concat(T.errors),r=t.length);var o=l===r}else var o=!0;if(o)if(e.data!==void 0){let l=r;Ws(e.data,{instancePath:i+"/data",parentData:e,parentDataProperty:"\
data",rootData:y,dynamicAnchors:g})||(t=t===null?Ws.errors:t.concat(Ws.errors),r=t.length);var o=l===r}else var o=!0}}else return zs.errors=[{instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return zs.errors=t,r===0}zs.evaluated={props:{type:!0,timestamp:!0,data:!0},dynamicProps:!1,
dynamicItems:!1};let Hu={description:"A player has asked for an exception.",type:"object",required:["type","timestamp","data"],properties:{type:{description:"Th\
e type of the event.",type:"string",const:"Screentime.OverrideRequested"},timestamp:{description:"When it happened.",$ref:"#/components/schemas/Timestamp"},data:{
description:"What happened.",allOf:[{$ref:"#/components/schemas/SessionEventData"},{type:"object",required:["overrideId","overrideType","expiresAt"],properties:{
overrideId:{description:"The id of the request.",$ref:"#/components/schemas/Uuid"},overrideType:{$ref:"#/components/schemas/OverrideType"},requestedMinutes:{description:"\
How many extra minutes the player asks for.",$ref:"#/components/schemas/OverrideMinutes"},reason:{$ref:"#/components/schemas/OverrideReason"},expiresAt:{description:"\
When the request expires.",$ref:"#/components/schemas/Timestamp"}}}]}}},Fu={description:"The player's own words for the guardian.",type:"string",maxLength:500,examples:[
"We are about to finish the last level."],"x-redact":!0};function Rt(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){
let t=null,r=0,u=Rt.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(typeof e=="string"){if(S(e)>500)return Rt.errors=[{instancePath:i,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"}],!1}else return Rt.errors=[{instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;return Rt.errors=t,r===0}Rt.evaluated={dynamicProps:!1,dynamicItems:!1};function ss(e,{
instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=ss.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&
(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let m;if(e.type===void 0&&(m="type")||e.timestamp===void 0&&(m="timestamp")||e.data===void 0&&
(m="data"))return ss.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:m},message:"must have required property '"+m+"'"}],
!1;if(e.type!==void 0){let f=e.type,q=r;if(typeof f!="string")return ss.errors=[{instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;if(f!=="Screentime.OverrideRequested")return ss.errors=[{instancePath:i+"/type",schemaPath:"#/properties/type/const",
keyword:"const",params:{allowedValue:"Screentime.OverrideRequested"},message:"must be equal to constant"}],!1;var o=q===r}else var o=!0;if(o){if(e.timestamp!==void 0){
let f=r;T(e.timestamp,{instancePath:i+"/timestamp",parentData:e,parentDataProperty:"timestamp",rootData:y,dynamicAnchors:g})||(t=t===null?T.errors:t.concat(T.errors),
r=t.length);var o=f===r}else var o=!0;if(o)if(e.data!==void 0){let f=e.data,q=r,w=r;ae(f,{instancePath:i+"/data",parentData:e,parentDataProperty:"data",rootData:y,
dynamicAnchors:g})||(t=t===null?ae.errors:t.concat(ae.errors),r=t.length);var c=w===r;if(c){let E=r;if(r===E)if(f&&typeof f=="object"&&!Array.isArray(f)){let K;
if(f.overrideId===void 0&&(K="overrideId")||f.overrideType===void 0&&(K="overrideType")||f.expiresAt===void 0&&(K="expiresAt"))return ss.errors=[{instancePath:i+
"/data",schemaPath:"#/properties/data/allOf/1/required",keyword:"required",params:{missingProperty:K},message:"must have required property '"+K+"'"}],!1;if(f.overrideId!==
void 0){let M=r;A(f.overrideId,{instancePath:i+"/data/overrideId",parentData:f,parentDataProperty:"overrideId",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:
t.concat(A.errors),r=t.length);var l=M===r}else var l=!0;if(l){if(f.overrideType!==void 0){let M=r;n(f.overrideType,{instancePath:i+"/data/overrideType",parentData:f,
parentDataProperty:"overrideType",rootData:y,dynamicAnchors:g})||(t=t===null?n.errors:t.concat(n.errors),r=t.length);var l=M===r}else var l=!0;if(l){if(f.requestedMinutes!==
void 0){let M=r;_(f.requestedMinutes,{instancePath:i+"/data/requestedMinutes",parentData:f,parentDataProperty:"requestedMinutes",rootData:y,dynamicAnchors:g})||
(t=t===null?_.errors:t.concat(_.errors),r=t.length);var l=M===r}else var l=!0;if(l){if(f.reason!==void 0){let M=r;Rt(f.reason,{instancePath:i+"/data/reason",parentData:f,
parentDataProperty:"reason",rootData:y,dynamicAnchors:g})||(t=t===null?Rt.errors:t.concat(Rt.errors),r=t.length);var l=M===r}else var l=!0;if(l)if(f.expiresAt!==
void 0){let M=r;T(f.expiresAt,{instancePath:i+"/data/expiresAt",parentData:f,parentDataProperty:"expiresAt",rootData:y,dynamicAnchors:g})||(t=t===null?T.errors:
t.concat(T.errors),r=t.length);var l=M===r}else var l=!0}}}}else return ss.errors=[{instancePath:i+"/data",schemaPath:"#/properties/data/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;var c=E===r}var o=q===r}else var o=!0}}else return ss.errors=[{instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;return ss.errors=t,r===0}ss.evaluated={props:{type:!0,timestamp:!0,data:!0},dynamicProps:!1,dynamicItems:!1};
let Vn={description:"A request has been answered or has expired.",type:"object",required:["type","timestamp","data"],properties:{type:{description:"The type of \
the event.",type:"string",const:"Screentime.OverrideResult"},timestamp:{description:"When it happened.",$ref:"#/components/schemas/Timestamp"},data:{description:"\
What happened.",allOf:[{$ref:"#/components/schemas/SessionEventData"},{type:"object",required:["overrideId","status","state"],properties:{overrideId:{description:"\
The id of the request.",$ref:"#/components/schemas/Uuid"},status:{description:"The answer, or `expired`.",type:"string",enum:["granted","denied","expired"]},grantedMinutes:{
description:"The extra minutes. Present with `granted`, if any were granted.",$ref:"#/components/schemas/OverrideMinutes"},state:{description:"The player's scre\
en time after the answer.",$ref:"#/components/schemas/ScreentimeUsage"}}}]}}};function Ir(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){
let t=null,r=0,u=Ir.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let m;if(e.
type===void 0&&(m="type")||e.timestamp===void 0&&(m="timestamp")||e.data===void 0&&(m="data"))return Ir.errors=[{instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:m},message:"must have required property '"+m+"'"}],!1;if(e.type!==void 0){let f=e.type,q=r;if(typeof f!="string")return Ir.errors=
[{instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(f!=="Screentime.OverrideResu\
lt")return Ir.errors=[{instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"Screentime.OverrideResult"},message:"mu\
st be equal to constant"}],!1;var o=q===r}else var o=!0;if(o){if(e.timestamp!==void 0){let f=r;T(e.timestamp,{instancePath:i+"/timestamp",parentData:e,parentDataProperty:"\
timestamp",rootData:y,dynamicAnchors:g})||(t=t===null?T.errors:t.concat(T.errors),r=t.length);var o=f===r}else var o=!0;if(o)if(e.data!==void 0){let f=e.data,q=r,
w=r;ae(f,{instancePath:i+"/data",parentData:e,parentDataProperty:"data",rootData:y,dynamicAnchors:g})||(t=t===null?ae.errors:t.concat(ae.errors),r=t.length);var c=w===
r;if(c){let E=r;if(r===E)if(f&&typeof f=="object"&&!Array.isArray(f)){let K;if(f.overrideId===void 0&&(K="overrideId")||f.status===void 0&&(K="status")||f.state===
void 0&&(K="state"))return Ir.errors=[{instancePath:i+"/data",schemaPath:"#/properties/data/allOf/1/required",keyword:"required",params:{missingProperty:K},message:"\
must have required property '"+K+"'"}],!1;if(f.overrideId!==void 0){let M=r;A(f.overrideId,{instancePath:i+"/data/overrideId",parentData:f,parentDataProperty:"o\
verrideId",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);var l=M===r}else var l=!0;if(l){if(f.status!==void 0){let M=f.status,
se=r;if(typeof M!="string")return Ir.errors=[{instancePath:i+"/data/status",schemaPath:"#/properties/data/allOf/1/properties/status/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;if(!(M==="granted"||M==="denied"||M==="expired"))return Ir.errors=[{instancePath:i+"/data/status",schemaPath:"#/pro\
perties/data/allOf/1/properties/status/enum",keyword:"enum",params:{allowedValues:Vn.properties.data.allOf[1].properties.status.enum},message:"must be equal to \
one of the allowed values"}],!1;var l=se===r}else var l=!0;if(l){if(f.grantedMinutes!==void 0){let M=r;_(f.grantedMinutes,{instancePath:i+"/data/grantedMinutes",
parentData:f,parentDataProperty:"grantedMinutes",rootData:y,dynamicAnchors:g})||(t=t===null?_.errors:t.concat(_.errors),r=t.length);var l=M===r}else var l=!0;if(l)
if(f.state!==void 0){let M=r;Ne(f.state,{instancePath:i+"/data/state",parentData:f,parentDataProperty:"state",rootData:y,dynamicAnchors:g})||(t=t===null?Ne.errors:
t.concat(Ne.errors),r=t.length);var l=M===r}else var l=!0}}}else return Ir.errors=[{instancePath:i+"/data",schemaPath:"#/properties/data/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;var c=E===r}var o=q===r}else var o=!0}}else return Ir.errors=[{instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;return Ir.errors=t,r===0}Ir.evaluated={props:{type:!0,timestamp:!0,data:!0},dynamicProps:!1,dynamicItems:!1};
let Gu={description:"A guardian has opened a challenge, its `awaiting` has changed, or it has passed or failed.",type:"object",required:["type","timestamp","dat\
a"],properties:{type:{description:"The type of the event.",type:"string",const:"Challenge.StateChange"},timestamp:{description:"When it happened.",$ref:"#/compo\
nents/schemas/Timestamp"},data:{description:"What changed.",type:"object",required:["productId","challengeId","challengeType"],properties:{productId:{$ref:"#/co\
mponents/schemas/ProductId"},sessionId:{description:"Present if the challenge belongs to a session; `kuid` and `sequence` are then present too.",$ref:"#/compone\
nts/schemas/Uuid"},kuid:{description:"The player's id.",$ref:"#/components/schemas/Uuid"},externalId:{description:"Your own id of the player, if you have given \
one; also without a session.",$ref:"#/components/schemas/ExternalId"},sequence:{$ref:"#/components/schemas/Sequence"},challengeId:{description:"The id of the ch\
allenge.",$ref:"#/components/schemas/Uuid"},challengeType:{$ref:"#/components/schemas/ChallengeType"}},dependentRequired:{sessionId:["kuid","sequence"],kuid:["s\
essionId"],sequence:["sessionId"]},oneOf:[{$ref:"#/components/schemas/ChallengeOpenedChange"},{$ref:"#/components/schemas/ChallengePassedChange"},{$ref:"#/compo\
nents/schemas/ChallengeFailedChange"}]}}},Zu={description:"A guardian has opened the challenge, or `awaiting` has changed.",type:"object",required:["status"],properties:{
status:{description:"The challenge is not decided yet.",type:"string",const:"IN_PROGRESS"},awaiting:{description:"Present while a decision was made that does no\
t take effect yet.",$ref:"#/components/schemas/Awaiting"}}};function Vs(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){
let t=null,r=0,u=Vs.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.
status===void 0&&(c="status"))return Vs.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:c},message:"must have require\
d property '"+c+"'"}],!1;if(e.status!==void 0){let l=e.status,m=r;if(typeof l!="string")return Vs.errors=[{instancePath:i+"/status",schemaPath:"#/properties/sta\
tus/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(l!=="IN_PROGRESS")return Vs.errors=[{instancePath:i+"/status",schemaPath:"#/pro\
perties/status/const",keyword:"const",params:{allowedValue:"IN_PROGRESS"},message:"must be equal to constant"}],!1;var o=m===r}else var o=!0;if(o)if(e.awaiting!==
void 0){let l=r;De(e.awaiting,{instancePath:i+"/awaiting",parentData:e,parentDataProperty:"awaiting",rootData:y,dynamicAnchors:g})||(t=t===null?De.errors:t.concat(
De.errors),r=t.length);var o=l===r}else var o=!0}else return Vs.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must \
be object"}],!1;return Vs.errors=t,r===0}Vs.evaluated={props:{status:!0,awaiting:!0},dynamicProps:!1,dynamicItems:!1};let Yu={description:"A guardian has consen\
ted. The challenge now has a session.",type:"object",required:["status","sessionId","kuid","sequence"],properties:{status:{description:"A guardian has consented\
. Final.",type:"string",const:"PASS"},sessionId:{description:"The player's session.",$ref:"#/components/schemas/Uuid"},kuid:{description:"The player's id.",$ref:"\
#/components/schemas/Uuid"},sequence:{$ref:"#/components/schemas/Sequence"}}};function Bs(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){
let t=null,r=0,u=Bs.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.
status===void 0&&(c="status")||e.sessionId===void 0&&(c="sessionId")||e.kuid===void 0&&(c="kuid")||e.sequence===void 0&&(c="sequence"))return Bs.errors=[{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:c},message:"must have required property '"+c+"'"}],!1;if(e.status!==void 0){let l=e.status,m=r;
if(typeof l!="string")return Bs.errors=[{instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"}],!1;if(l!=="PASS")return Bs.errors=[{instancePath:i+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue:"PASS"},message:"\
must be equal to constant"}],!1;var o=m===r}else var o=!0;if(o){if(e.sessionId!==void 0){let l=r;A(e.sessionId,{instancePath:i+"/sessionId",parentData:e,parentDataProperty:"\
sessionId",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);var o=l===r}else var o=!0;if(o){if(e.kuid!==void 0){let l=r;A(e.kuid,
{instancePath:i+"/kuid",parentData:e,parentDataProperty:"kuid",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);var o=l===r}else
var o=!0;if(o)if(e.sequence!==void 0){let l=r;Ae(e.sequence,{instancePath:i+"/sequence",parentData:e,parentDataProperty:"sequence",rootData:y,dynamicAnchors:g})||
(t=t===null?Ae.errors:t.concat(Ae.errors),r=t.length);var o=l===r}else var o=!0}}}else return Bs.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return Bs.errors=t,r===0}Bs.evaluated={props:{status:!0,sessionId:!0,kuid:!0,sequence:!0},dynamicProps:!1,dynamicItems:!1};
let Ju={description:"The challenge has failed.",type:"object",required:["status","failureReason"],properties:{status:{description:"The challenge has failed. Fin\
al.",type:"string",const:"FAIL"},failureReason:{description:"Why it failed.",$ref:"#/components/schemas/FailureReason"}}};function Hs(e,{instancePath:i="",parentData:L,
parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Hs.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.status===void 0&&(c="status")||e.failureReason===void 0&&(c="failureReason"))return Hs.errors=[{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:c},message:"must have required property '"+c+"'"}],!1;if(e.status!==void 0){let l=e.status,m=r;
if(typeof l!="string")return Hs.errors=[{instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"}],!1;if(l!=="FAIL")return Hs.errors=[{instancePath:i+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue:"FAIL"},message:"\
must be equal to constant"}],!1;var o=m===r}else var o=!0;if(o)if(e.failureReason!==void 0){let l=r;ke(e.failureReason,{instancePath:i+"/failureReason",parentData:e,
parentDataProperty:"failureReason",rootData:y,dynamicAnchors:g})||(t=t===null?ke.errors:t.concat(ke.errors),r=t.length);var o=l===r}else var o=!0}else return Hs.
errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Hs.errors=t,r===0}Hs.evaluated={props:{status:!0,
failureReason:!0},dynamicProps:!1,dynamicItems:!1};function lr(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,
r=0,u=lr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&
(f="type")||e.timestamp===void 0&&(f="timestamp")||e.data===void 0&&(f="data"))return lr.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:f},message:"must have required property '"+f+"'"}],!1;if(e.type!==void 0){let q=e.type,w=r;if(typeof q!="string")return lr.errors=[{instancePath:i+
"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(q!=="Challenge.StateChange")return lr.errors=
[{instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"Challenge.StateChange"},message:"must be equal to constant"}],
!1;var o=w===r}else var o=!0;if(o){if(e.timestamp!==void 0){let q=r;T(e.timestamp,{instancePath:i+"/timestamp",parentData:e,parentDataProperty:"timestamp",rootData:y,
dynamicAnchors:g})||(t=t===null?T.errors:t.concat(T.errors),r=t.length);var o=q===r}else var o=!0;if(o)if(e.data!==void 0){let q=e.data,w=r,j=r,E=!1,U=null,K=r;
Vs(q,{instancePath:i+"/data",parentData:e,parentDataProperty:"data",rootData:y,dynamicAnchors:g})||(t=t===null?Vs.errors:t.concat(Vs.errors),r=t.length);var l=K===
r;if(l){E=!0,U=0;var c={};c.status=!0,c.awaiting=!0}let M=r;Bs(q,{instancePath:i+"/data",parentData:e,parentDataProperty:"data",rootData:y,dynamicAnchors:g})||(t=
t===null?Bs.errors:t.concat(Bs.errors),r=t.length);var l=M===r;if(l&&E)E=!1,U=[U,1];else{l&&(E=!0,U=1,c!==!0&&(c=c||{},c.status=!0,c.sessionId=!0,c.kuid=!0,c.sequence=
!0));let oe=r;Hs(q,{instancePath:i+"/data",parentData:e,parentDataProperty:"data",rootData:y,dynamicAnchors:g})||(t=t===null?Hs.errors:t.concat(Hs.errors),r=t.length);
var l=oe===r;l&&E?(E=!1,U=[U,2]):l&&(E=!0,U=2,c!==!0&&(c=c||{},c.status=!0,c.failureReason=!0))}if(E)r=j,t!==null&&(j?t.length=j:t=null);else{let oe={instancePath:i+
"/data",schemaPath:"#/properties/data/oneOf",keyword:"oneOf",params:{passingSchemas:U},message:"must match exactly one schema in oneOf"};return t===null?t=[oe]:
t.push(oe),r++,lr.errors=t,!1}if(r===w)if(q&&typeof q=="object"&&!Array.isArray(q)){let oe;if(q.productId===void 0&&(oe="productId")||q.challengeId===void 0&&(oe=
"challengeId")||q.challengeType===void 0&&(oe="challengeType"))return lr.errors=[{instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"requir\
ed",params:{missingProperty:oe},message:"must have required property '"+oe+"'"}],!1;if(c!==!0&&(c=c||{},c.productId=!0,c.sessionId=!0,c.kuid=!0,c.externalId=!0,
c.sequence=!0,c.challengeId=!0,c.challengeType=!0),q.productId!==void 0){let B=r;ge(q.productId,{instancePath:i+"/data/productId",parentData:q,parentDataProperty:"\
productId",rootData:y,dynamicAnchors:g})||(t=t===null?ge.errors:t.concat(ge.errors),r=t.length);var m=B===r}else var m=!0;if(m){if(q.sessionId!==void 0){let B=r;
A(q.sessionId,{instancePath:i+"/data/sessionId",parentData:q,parentDataProperty:"sessionId",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),
r=t.length);var m=B===r}else var m=!0;if(m){if(q.kuid!==void 0){let B=r;A(q.kuid,{instancePath:i+"/data/kuid",parentData:q,parentDataProperty:"kuid",rootData:y,
dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);var m=B===r}else var m=!0;if(m){if(q.externalId!==void 0){let B=r;ie(q.externalId,{instancePath:i+
"/data/externalId",parentData:q,parentDataProperty:"externalId",rootData:y,dynamicAnchors:g})||(t=t===null?ie.errors:t.concat(ie.errors),r=t.length);var m=B===r}else
var m=!0;if(m){if(q.sequence!==void 0){let B=r;Ae(q.sequence,{instancePath:i+"/data/sequence",parentData:q,parentDataProperty:"sequence",rootData:y,dynamicAnchors:g})||
(t=t===null?Ae.errors:t.concat(Ae.errors),r=t.length);var m=B===r}else var m=!0;if(m){if(q.challengeId!==void 0){let B=r;A(q.challengeId,{instancePath:i+"/data/\
challengeId",parentData:q,parentDataProperty:"challengeId",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);var m=B===r}else var m=!0;
if(m){if(q.challengeType!==void 0){let B=r;Ee(q.challengeType,{instancePath:i+"/data/challengeType",parentData:q,parentDataProperty:"challengeType",rootData:y,dynamicAnchors:g})||
(t=t===null?Ee.errors:t.concat(Ee.errors),r=t.length);var m=B===r}else var m=!0;if(m){let B;if(q.sessionId!==void 0&&(q.kuid===void 0&&(B="kuid")||q.sequence===
void 0&&(B="sequence")))return lr.errors=[{instancePath:i+"/data",schemaPath:"#/properties/data/dependentRequired",keyword:"dependentRequired",params:{property:"\
sessionId",missingProperty:B,depsCount:2,deps:"kuid, sequence"},message:"must have properties kuid, sequence when property sessionId is present"}],!1;if(q.kuid!==
void 0&&q.sessionId===void 0&&(B="sessionId"))return lr.errors=[{instancePath:i+"/data",schemaPath:"#/properties/data/dependentRequired",keyword:"dependentRequi\
red",params:{property:"kuid",missingProperty:B,depsCount:1,deps:"sessionId"},message:"must have property sessionId when property kuid is present"}],!1;if(q.sequence!==
void 0&&q.sessionId===void 0&&(B="sessionId"))return lr.errors=[{instancePath:i+"/data",schemaPath:"#/properties/data/dependentRequired",keyword:"dependentRequi\
red",params:{property:"sequence",missingProperty:B,depsCount:1,deps:"sessionId"},message:"must have property sessionId when property sequence is present"}],!1}}}}}}}}else
return lr.errors=[{instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var o=w===r}else
var o=!0}}else return lr.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return lr.errors=t,r===
0}lr.evaluated={props:{type:!0,timestamp:!0,data:!0},dynamicProps:!1,dynamicItems:!1};let Bn={description:"An email about a challenge did not reach the guardian\
, and is not sent again.",type:"object",required:["type","timestamp","data"],properties:{type:{description:"The type of the event.",type:"string",const:"Challen\
ge.EmailFailed"},timestamp:{description:"When it happened.",$ref:"#/components/schemas/Timestamp"},data:{description:"Which challenge it is about, and why.",type:"\
object",required:["productId","challengeId","reason"],properties:{productId:{$ref:"#/components/schemas/ProductId"},sessionId:{description:"Present if the chall\
enge belongs to a session; `kuid` and `sequence` are then present too.",$ref:"#/components/schemas/Uuid"},kuid:{description:"The player's id.",$ref:"#/component\
s/schemas/Uuid"},externalId:{description:"Your own id of the player, if you have given one; also without a session.",$ref:"#/components/schemas/ExternalId"},sequence:{
$ref:"#/components/schemas/Sequence"},challengeId:{description:"The id of the challenge.",$ref:"#/components/schemas/Uuid"},reason:{description:"`refused`: the \
guardian's mail server refused the email. `undeliverable`: the email came back. `expired`: no server accepted the email for three days.","x-extensible":!0,type:"\
string",enum:["refused","undeliverable","expired"]}},dependentRequired:{sessionId:["kuid","sequence"],kuid:["sessionId"],sequence:["sessionId"]}}}};function ar(e,{
instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=ar.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&
(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let l;if(e.type===void 0&&(l="type")||e.timestamp===void 0&&(l="timestamp")||e.data===void 0&&
(l="data"))return ar.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:l},message:"must have required property '"+l+"'"}],
!1;if(e.type!==void 0){let m=e.type,f=r;if(typeof m!="string")return ar.errors=[{instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;if(m!=="Challenge.EmailFailed")return ar.errors=[{instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"\
const",params:{allowedValue:"Challenge.EmailFailed"},message:"must be equal to constant"}],!1;var o=f===r}else var o=!0;if(o){if(e.timestamp!==void 0){let m=r;T(
e.timestamp,{instancePath:i+"/timestamp",parentData:e,parentDataProperty:"timestamp",rootData:y,dynamicAnchors:g})||(t=t===null?T.errors:t.concat(T.errors),r=t.
length);var o=m===r}else var o=!0;if(o)if(e.data!==void 0){let m=e.data,f=r;if(r===f)if(m&&typeof m=="object"&&!Array.isArray(m)){let w;if(m.productId===void 0&&
(w="productId")||m.challengeId===void 0&&(w="challengeId")||m.reason===void 0&&(w="reason"))return ar.errors=[{instancePath:i+"/data",schemaPath:"#/properties/d\
ata/required",keyword:"required",params:{missingProperty:w},message:"must have required property '"+w+"'"}],!1;if(m.productId!==void 0){let j=r;ge(m.productId,{
instancePath:i+"/data/productId",parentData:m,parentDataProperty:"productId",rootData:y,dynamicAnchors:g})||(t=t===null?ge.errors:t.concat(ge.errors),r=t.length);
var c=j===r}else var c=!0;if(c){if(m.sessionId!==void 0){let j=r;A(m.sessionId,{instancePath:i+"/data/sessionId",parentData:m,parentDataProperty:"sessionId",rootData:y,
dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);var c=j===r}else var c=!0;if(c){if(m.kuid!==void 0){let j=r;A(m.kuid,{instancePath:i+"/d\
ata/kuid",parentData:m,parentDataProperty:"kuid",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);var c=j===r}else var c=!0;if(c){
if(m.externalId!==void 0){let j=r;ie(m.externalId,{instancePath:i+"/data/externalId",parentData:m,parentDataProperty:"externalId",rootData:y,dynamicAnchors:g})||
(t=t===null?ie.errors:t.concat(ie.errors),r=t.length);var c=j===r}else var c=!0;if(c){if(m.sequence!==void 0){let j=r;Ae(m.sequence,{instancePath:i+"/data/seque\
nce",parentData:m,parentDataProperty:"sequence",rootData:y,dynamicAnchors:g})||(t=t===null?Ae.errors:t.concat(Ae.errors),r=t.length);var c=j===r}else var c=!0;if(c){
if(m.challengeId!==void 0){let j=r;A(m.challengeId,{instancePath:i+"/data/challengeId",parentData:m,parentDataProperty:"challengeId",rootData:y,dynamicAnchors:g})||
(t=t===null?A.errors:t.concat(A.errors),r=t.length);var c=j===r}else var c=!0;if(c){if(m.reason!==void 0){let j=m.reason,E=r;if(typeof j!="string")return ar.errors=
[{instancePath:i+"/data/reason",schemaPath:"#/properties/data/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(!(j===
"refused"||j==="undeliverable"||j==="expired"))return ar.errors=[{instancePath:i+"/data/reason",schemaPath:"#/properties/data/properties/reason/enum",keyword:"e\
num",params:{allowedValues:Bn.properties.data.properties.reason.enum},message:"must be equal to one of the allowed values"}],!1;var c=E===r}else var c=!0;if(c){
let j;if(m.sessionId!==void 0&&(m.kuid===void 0&&(j="kuid")||m.sequence===void 0&&(j="sequence")))return ar.errors=[{instancePath:i+"/data",schemaPath:"#/proper\
ties/data/dependentRequired",keyword:"dependentRequired",params:{property:"sessionId",missingProperty:j,depsCount:2,deps:"kuid, sequence"},message:"must have pr\
operties kuid, sequence when property sessionId is present"}],!1;if(m.kuid!==void 0&&m.sessionId===void 0&&(j="sessionId"))return ar.errors=[{instancePath:i+"/d\
ata",schemaPath:"#/properties/data/dependentRequired",keyword:"dependentRequired",params:{property:"kuid",missingProperty:j,depsCount:1,deps:"sessionId"},message:"\
must have property sessionId when property kuid is present"}],!1;if(m.sequence!==void 0&&m.sessionId===void 0&&(j="sessionId"))return ar.errors=[{instancePath:i+
"/data",schemaPath:"#/properties/data/dependentRequired",keyword:"dependentRequired",params:{property:"sequence",missingProperty:j,depsCount:1,deps:"sessionId"},
message:"must have property sessionId when property sequence is present"}],!1}}}}}}}}else return ar.errors=[{instancePath:i+"/data",schemaPath:"#/properties/dat\
a/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var o=f===r}else var o=!0}}else return ar.errors=[{instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"}],!1;return ar.errors=t,r===0}ar.evaluated={props:{type:!0,timestamp:!0,data:!0},dynamicProps:!1,
dynamicItems:!1};let Qu={description:"A verification has passed or failed.",type:"object",required:["type","timestamp","data"],properties:{type:{description:"Th\
e type of the event.",type:"string",const:"Verification.Result"},timestamp:{description:"When it happened.",$ref:"#/components/schemas/Timestamp"},data:{description:"\
The outcome.",type:"object",required:["productId","id"],properties:{productId:{$ref:"#/components/schemas/ProductId"},sessionId:{description:"Present if the ver\
ification began for a session; `kuid` and `sequence` are then present too.",$ref:"#/components/schemas/Uuid"},kuid:{description:"The player's id.",$ref:"#/compo\
nents/schemas/Uuid"},externalId:{description:"Your own id of the player, if you have given one; also without a session.",$ref:"#/components/schemas/ExternalId"},
sequence:{$ref:"#/components/schemas/Sequence"},id:{description:"The id of the verification.",$ref:"#/components/schemas/Uuid"}},dependentRequired:{sessionId:["\
kuid","sequence"],kuid:["sessionId"],sequence:["sessionId"]},oneOf:[{$ref:"#/components/schemas/VerificationPassedResult"},{$ref:"#/components/schemas/Verificat\
ionFailedResult"}]}}},ed={description:"The age is proven.",type:"object",required:["status","method","age","ageCategory"],properties:{status:{description:"The a\
ge is proven.",type:"string",const:"PASS"},method:{description:"How it was proven.",$ref:"#/components/schemas/VerificationMethod"},age:{description:"What was p\
roven.",$ref:"#/components/schemas/VerifiedAge"},ageCategory:{description:"The category that `age.low` belongs to.",$ref:"#/components/schemas/AgeCategory"}}};function Fs(e,{
instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Fs.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&
(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.status===void 0&&(c="status")||e.method===void 0&&(c="method")||e.age===void 0&&(c=
"age")||e.ageCategory===void 0&&(c="ageCategory"))return Fs.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:c},message:"\
must have required property '"+c+"'"}],!1;if(e.status!==void 0){let l=e.status,m=r;if(typeof l!="string")return Fs.errors=[{instancePath:i+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(l!=="PASS")return Fs.errors=[{instancePath:i+"/status",schemaPath:"\
#/properties/status/const",keyword:"const",params:{allowedValue:"PASS"},message:"must be equal to constant"}],!1;var o=m===r}else var o=!0;if(o){if(e.method!==void 0){
let l=r;Ve(e.method,{instancePath:i+"/method",parentData:e,parentDataProperty:"method",rootData:y,dynamicAnchors:g})||(t=t===null?Ve.errors:t.concat(Ve.errors),
r=t.length);var o=l===r}else var o=!0;if(o){if(e.age!==void 0){let l=r;Ce(e.age,{instancePath:i+"/age",parentData:e,parentDataProperty:"age",rootData:y,dynamicAnchors:g})||
(t=t===null?Ce.errors:t.concat(Ce.errors),r=t.length);var o=l===r}else var o=!0;if(o)if(e.ageCategory!==void 0){let l=r;pe(e.ageCategory,{instancePath:i+"/ageCa\
tegory",parentData:e,parentDataProperty:"ageCategory",rootData:y,dynamicAnchors:g})||(t=t===null?pe.errors:t.concat(pe.errors),r=t.length);var o=l===r}else var o=!0}}}else
return Fs.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Fs.errors=t,r===0}Fs.evaluated=
{props:{status:!0,method:!0,age:!0,ageCategory:!0},dynamicProps:!1,dynamicItems:!1};let rd={description:"The age is not proven.",type:"object",required:["status",
"failureReason"],properties:{status:{description:"The age is not proven.",type:"string",const:"FAIL"},failureReason:{description:"Why it failed.",$ref:"#/compon\
ents/schemas/VerificationFailure"},method:{description:"The last method that was tried, if any.",$ref:"#/components/schemas/VerificationMethod"},age:{description:"\
The age that was shown, if any.",$ref:"#/components/schemas/VerifiedAge"},ageCategory:{description:"The category that `age.low` belongs to.",$ref:"#/components/\
schemas/AgeCategory"}}};function Gs(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Gs.evaluated;if(u.
dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.status===void 0&&(c="status")||e.failureReason===
void 0&&(c="failureReason"))return Gs.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:c},message:"must have required \
property '"+c+"'"}],!1;if(e.status!==void 0){let l=e.status,m=r;if(typeof l!="string")return Gs.errors=[{instancePath:i+"/status",schemaPath:"#/properties/statu\
s/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(l!=="FAIL")return Gs.errors=[{instancePath:i+"/status",schemaPath:"#/properties/s\
tatus/const",keyword:"const",params:{allowedValue:"FAIL"},message:"must be equal to constant"}],!1;var o=m===r}else var o=!0;if(o){if(e.failureReason!==void 0){
let l=r;Qr(e.failureReason,{instancePath:i+"/failureReason",parentData:e,parentDataProperty:"failureReason",rootData:y,dynamicAnchors:g})||(t=t===null?Qr.errors:
t.concat(Qr.errors),r=t.length);var o=l===r}else var o=!0;if(o){if(e.method!==void 0){let l=r;Ve(e.method,{instancePath:i+"/method",parentData:e,parentDataProperty:"\
method",rootData:y,dynamicAnchors:g})||(t=t===null?Ve.errors:t.concat(Ve.errors),r=t.length);var o=l===r}else var o=!0;if(o){if(e.age!==void 0){let l=r;Ce(e.age,
{instancePath:i+"/age",parentData:e,parentDataProperty:"age",rootData:y,dynamicAnchors:g})||(t=t===null?Ce.errors:t.concat(Ce.errors),r=t.length);var o=l===r}else
var o=!0;if(o)if(e.ageCategory!==void 0){let l=r;pe(e.ageCategory,{instancePath:i+"/ageCategory",parentData:e,parentDataProperty:"ageCategory",rootData:y,dynamicAnchors:g})||
(t=t===null?pe.errors:t.concat(pe.errors),r=t.length);var o=l===r}else var o=!0}}}}else return Gs.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return Gs.errors=t,r===0}Gs.evaluated={props:{status:!0,failureReason:!0,method:!0,age:!0,ageCategory:!0},dynamicProps:!1,
dynamicItems:!1};function ur(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=ur.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.timestamp===void 0&&
(f="timestamp")||e.data===void 0&&(f="data"))return ur.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:f},message:"mu\
st have required property '"+f+"'"}],!1;if(e.type!==void 0){let q=e.type,w=r;if(typeof q!="string")return ur.errors=[{instancePath:i+"/type",schemaPath:"#/prope\
rties/type/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(q!=="Verification.Result")return ur.errors=[{instancePath:i+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"Verification.Result"},message:"must be equal to constant"}],!1;var o=w===r}else var o=!0;if(o){if(e.
timestamp!==void 0){let q=r;T(e.timestamp,{instancePath:i+"/timestamp",parentData:e,parentDataProperty:"timestamp",rootData:y,dynamicAnchors:g})||(t=t===null?T.
errors:t.concat(T.errors),r=t.length);var o=q===r}else var o=!0;if(o)if(e.data!==void 0){let q=e.data,w=r,j=r,E=!1,U=null,K=r;Fs(q,{instancePath:i+"/data",parentData:e,
parentDataProperty:"data",rootData:y,dynamicAnchors:g})||(t=t===null?Fs.errors:t.concat(Fs.errors),r=t.length);var l=K===r;if(l){E=!0,U=0;var c={};c.status=!0,c.
method=!0,c.age=!0,c.ageCategory=!0}let M=r;Gs(q,{instancePath:i+"/data",parentData:e,parentDataProperty:"data",rootData:y,dynamicAnchors:g})||(t=t===null?Gs.errors:
t.concat(Gs.errors),r=t.length);var l=M===r;if(l&&E?(E=!1,U=[U,1]):l&&(E=!0,U=1,c!==!0&&(c=c||{},c.status=!0,c.failureReason=!0,c.method=!0,c.age=!0,c.ageCategory=
!0)),E)r=j,t!==null&&(j?t.length=j:t=null);else{let oe={instancePath:i+"/data",schemaPath:"#/properties/data/oneOf",keyword:"oneOf",params:{passingSchemas:U},message:"\
must match exactly one schema in oneOf"};return t===null?t=[oe]:t.push(oe),r++,ur.errors=t,!1}if(r===w)if(q&&typeof q=="object"&&!Array.isArray(q)){let oe;if(q.
productId===void 0&&(oe="productId")||q.id===void 0&&(oe="id"))return ur.errors=[{instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"requir\
ed",params:{missingProperty:oe},message:"must have required property '"+oe+"'"}],!1;if(c!==!0&&(c=c||{},c.productId=!0,c.sessionId=!0,c.kuid=!0,c.externalId=!0,
c.sequence=!0,c.id=!0),q.productId!==void 0){let B=r;ge(q.productId,{instancePath:i+"/data/productId",parentData:q,parentDataProperty:"productId",rootData:y,dynamicAnchors:g})||
(t=t===null?ge.errors:t.concat(ge.errors),r=t.length);var m=B===r}else var m=!0;if(m){if(q.sessionId!==void 0){let B=r;A(q.sessionId,{instancePath:i+"/data/sess\
ionId",parentData:q,parentDataProperty:"sessionId",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);var m=B===r}else var m=!0;
if(m){if(q.kuid!==void 0){let B=r;A(q.kuid,{instancePath:i+"/data/kuid",parentData:q,parentDataProperty:"kuid",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:
t.concat(A.errors),r=t.length);var m=B===r}else var m=!0;if(m){if(q.externalId!==void 0){let B=r;ie(q.externalId,{instancePath:i+"/data/externalId",parentData:q,
parentDataProperty:"externalId",rootData:y,dynamicAnchors:g})||(t=t===null?ie.errors:t.concat(ie.errors),r=t.length);var m=B===r}else var m=!0;if(m){if(q.sequence!==
void 0){let B=r;Ae(q.sequence,{instancePath:i+"/data/sequence",parentData:q,parentDataProperty:"sequence",rootData:y,dynamicAnchors:g})||(t=t===null?Ae.errors:t.
concat(Ae.errors),r=t.length);var m=B===r}else var m=!0;if(m){if(q.id!==void 0){let B=r;A(q.id,{instancePath:i+"/data/id",parentData:q,parentDataProperty:"id",rootData:y,
dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);var m=B===r}else var m=!0;if(m){let B;if(q.sessionId!==void 0&&(q.kuid===void 0&&(B="kui\
d")||q.sequence===void 0&&(B="sequence")))return ur.errors=[{instancePath:i+"/data",schemaPath:"#/properties/data/dependentRequired",keyword:"dependentRequired",
params:{property:"sessionId",missingProperty:B,depsCount:2,deps:"kuid, sequence"},message:"must have properties kuid, sequence when property sessionId is presen\
t"}],!1;if(q.kuid!==void 0&&q.sessionId===void 0&&(B="sessionId"))return ur.errors=[{instancePath:i+"/data",schemaPath:"#/properties/data/dependentRequired",keyword:"\
dependentRequired",params:{property:"kuid",missingProperty:B,depsCount:1,deps:"sessionId"},message:"must have property sessionId when property kuid is present"}],
!1;if(q.sequence!==void 0&&q.sessionId===void 0&&(B="sessionId"))return ur.errors=[{instancePath:i+"/data",schemaPath:"#/properties/data/dependentRequired",keyword:"\
dependentRequired",params:{property:"sequence",missingProperty:B,depsCount:1,deps:"sessionId"},message:"must have property sessionId when property sequence is p\
resent"}],!1}}}}}}}else return ur.errors=[{instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"}],!1;var o=w===r}else var o=!0}}else return ur.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],
!1;return ur.errors=t,r===0}ur.evaluated={props:{type:!0,timestamp:!0,data:!0},dynamicProps:!1,dynamicItems:!1};let sd={description:"A widget has a result, or i\
ts challenge was decided.",type:"object",required:["type","timestamp","data"],properties:{type:{description:"The type of the event.",type:"string",const:"Widget\
.Completed"},timestamp:{description:"When it happened.",$ref:"#/components/schemas/Timestamp"},data:{description:"The result.",type:"object",required:["productI\
d","widgetId","status"],properties:{productId:{$ref:"#/components/schemas/ProductId"},sessionId:{description:"The player's session. Present with `PASS`, and `se\
quence` with it.",$ref:"#/components/schemas/Uuid"},kuid:{description:"The player, if they are known.",$ref:"#/components/schemas/Uuid"},externalId:{description:"\
Your own id of the player, if you have given one.",$ref:"#/components/schemas/ExternalId"},sequence:{$ref:"#/components/schemas/Sequence"},widgetId:{description:"\
The id of the widget.",$ref:"#/components/schemas/Uuid"},status:{$ref:"#/components/schemas/WidgetStatus"},challengeId:{description:"The challenge that a guardi\
an decides, or has decided.",$ref:"#/components/schemas/Uuid"}},dependentRequired:{sessionId:["kuid","sequence"],sequence:["sessionId"]}}}};function Dr(e,{instancePath:i="",
parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Dr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let l;if(e.type===void 0&&(l="type")||e.timestamp===void 0&&(l="timestamp")||e.data===void 0&&(l="dat\
a"))return Dr.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:l},message:"must have required property '"+l+"'"}],!1;if(e.
type!==void 0){let m=e.type,f=r;if(typeof m!="string")return Dr.errors=[{instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;if(m!=="Widget.Completed")return Dr.errors=[{instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",
params:{allowedValue:"Widget.Completed"},message:"must be equal to constant"}],!1;var o=f===r}else var o=!0;if(o){if(e.timestamp!==void 0){let m=r;T(e.timestamp,
{instancePath:i+"/timestamp",parentData:e,parentDataProperty:"timestamp",rootData:y,dynamicAnchors:g})||(t=t===null?T.errors:t.concat(T.errors),r=t.length);var o=m===
r}else var o=!0;if(o)if(e.data!==void 0){let m=e.data,f=r;if(r===f)if(m&&typeof m=="object"&&!Array.isArray(m)){let w;if(m.productId===void 0&&(w="productId")||
m.widgetId===void 0&&(w="widgetId")||m.status===void 0&&(w="status"))return Dr.errors=[{instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"\
required",params:{missingProperty:w},message:"must have required property '"+w+"'"}],!1;if(m.productId!==void 0){let j=r;ge(m.productId,{instancePath:i+"/data/p\
roductId",parentData:m,parentDataProperty:"productId",rootData:y,dynamicAnchors:g})||(t=t===null?ge.errors:t.concat(ge.errors),r=t.length);var c=j===r}else var c=!0;
if(c){if(m.sessionId!==void 0){let j=r;A(m.sessionId,{instancePath:i+"/data/sessionId",parentData:m,parentDataProperty:"sessionId",rootData:y,dynamicAnchors:g})||
(t=t===null?A.errors:t.concat(A.errors),r=t.length);var c=j===r}else var c=!0;if(c){if(m.kuid!==void 0){let j=r;A(m.kuid,{instancePath:i+"/data/kuid",parentData:m,
parentDataProperty:"kuid",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);var c=j===r}else var c=!0;if(c){if(m.externalId!==void 0){
let j=r;ie(m.externalId,{instancePath:i+"/data/externalId",parentData:m,parentDataProperty:"externalId",rootData:y,dynamicAnchors:g})||(t=t===null?ie.errors:t.concat(
ie.errors),r=t.length);var c=j===r}else var c=!0;if(c){if(m.sequence!==void 0){let j=r;Ae(m.sequence,{instancePath:i+"/data/sequence",parentData:m,parentDataProperty:"\
sequence",rootData:y,dynamicAnchors:g})||(t=t===null?Ae.errors:t.concat(Ae.errors),r=t.length);var c=j===r}else var c=!0;if(c){if(m.widgetId!==void 0){let j=r;A(
m.widgetId,{instancePath:i+"/data/widgetId",parentData:m,parentDataProperty:"widgetId",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=
t.length);var c=j===r}else var c=!0;if(c){if(m.status!==void 0){let j=r;Je(m.status,{instancePath:i+"/data/status",parentData:m,parentDataProperty:"status",rootData:y,
dynamicAnchors:g})||(t=t===null?Je.errors:t.concat(Je.errors),r=t.length);var c=j===r}else var c=!0;if(c){if(m.challengeId!==void 0){let j=r;A(m.challengeId,{instancePath:i+
"/data/challengeId",parentData:m,parentDataProperty:"challengeId",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);var c=j===r}else
var c=!0;if(c){let j;if(m.sessionId!==void 0&&(m.kuid===void 0&&(j="kuid")||m.sequence===void 0&&(j="sequence")))return Dr.errors=[{instancePath:i+"/data",schemaPath:"\
#/properties/data/dependentRequired",keyword:"dependentRequired",params:{property:"sessionId",missingProperty:j,depsCount:2,deps:"kuid, sequence"},message:"must\
 have properties kuid, sequence when property sessionId is present"}],!1;if(m.sequence!==void 0&&m.sessionId===void 0&&(j="sessionId"))return Dr.errors=[{instancePath:i+
"/data",schemaPath:"#/properties/data/dependentRequired",keyword:"dependentRequired",params:{property:"sequence",missingProperty:j,depsCount:1,deps:"sessionId"},
message:"must have property sessionId when property sequence is present"}],!1}}}}}}}}}else return Dr.errors=[{instancePath:i+"/data",schemaPath:"#/properties/da\
ta/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var o=f===r}else var o=!0}}else return Dr.errors=[{instancePath:i,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Dr.errors=t,r===0}Dr.evaluated={props:{type:!0,timestamp:!0,data:!0},dynamicProps:!1,
dynamicItems:!1};let Hn={description:"A session has been revoked. From then on it cannot be found.",type:"object",required:["type","timestamp","data"],properties:{
type:{description:"The type of the event.",type:"string",const:"Session.Revoked"},timestamp:{description:"When it happened.",$ref:"#/components/schemas/Timestam\
p"},data:{description:"What happened.",allOf:[{$ref:"#/components/schemas/SessionEventData"},{type:"object",required:["revokedAt","revokedBy"],properties:{revokedAt:{
description:"When the session was revoked.",$ref:"#/components/schemas/Timestamp"},revokedBy:{description:"Who revoked the session.",type:"string",enum:["guardi\
an","operator","guardian-repudiation","erasure"]}}}]}}};function Rr(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){
let t=null,r=0,u=Rr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let m;if(e.
type===void 0&&(m="type")||e.timestamp===void 0&&(m="timestamp")||e.data===void 0&&(m="data"))return Rr.errors=[{instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:m},message:"must have required property '"+m+"'"}],!1;if(e.type!==void 0){let f=e.type,q=r;if(typeof f!="string")return Rr.errors=
[{instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(f!=="Session.Revoked")return Rr.
errors=[{instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"Session.Revoked"},message:"must be equal to constant"}],
!1;var o=q===r}else var o=!0;if(o){if(e.timestamp!==void 0){let f=r;T(e.timestamp,{instancePath:i+"/timestamp",parentData:e,parentDataProperty:"timestamp",rootData:y,
dynamicAnchors:g})||(t=t===null?T.errors:t.concat(T.errors),r=t.length);var o=f===r}else var o=!0;if(o)if(e.data!==void 0){let f=e.data,q=r,w=r;ae(f,{instancePath:i+
"/data",parentData:e,parentDataProperty:"data",rootData:y,dynamicAnchors:g})||(t=t===null?ae.errors:t.concat(ae.errors),r=t.length);var c=w===r;if(c){let E=r;if(r===
E)if(f&&typeof f=="object"&&!Array.isArray(f)){let K;if(f.revokedAt===void 0&&(K="revokedAt")||f.revokedBy===void 0&&(K="revokedBy"))return Rr.errors=[{instancePath:i+
"/data",schemaPath:"#/properties/data/allOf/1/required",keyword:"required",params:{missingProperty:K},message:"must have required property '"+K+"'"}],!1;if(f.revokedAt!==
void 0){let M=r;T(f.revokedAt,{instancePath:i+"/data/revokedAt",parentData:f,parentDataProperty:"revokedAt",rootData:y,dynamicAnchors:g})||(t=t===null?T.errors:
t.concat(T.errors),r=t.length);var l=M===r}else var l=!0;if(l)if(f.revokedBy!==void 0){let M=f.revokedBy,se=r;if(typeof M!="string")return Rr.errors=[{instancePath:i+
"/data/revokedBy",schemaPath:"#/properties/data/allOf/1/properties/revokedBy/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(!(M===
"guardian"||M==="operator"||M==="guardian-repudiation"||M==="erasure"))return Rr.errors=[{instancePath:i+"/data/revokedBy",schemaPath:"#/properties/data/allOf/1\
/properties/revokedBy/enum",keyword:"enum",params:{allowedValues:Hn.properties.data.allOf[1].properties.revokedBy.enum},message:"must be equal to one of the all\
owed values"}],!1;var l=se===r}else var l=!0}else return Rr.errors=[{instancePath:i+"/data",schemaPath:"#/properties/data/allOf/1/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;var c=E===r}var o=q===r}else var o=!0}}else return Rr.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return Rr.errors=t,r===0}Rr.evaluated={props:{type:!0,timestamp:!0,data:!0},dynamicProps:!1,dynamicItems:!1};let td={
description:"The guardians of a session have been unlinked. The session continues without their schedule, allowances and extra time.",type:"object",required:["t\
ype","timestamp","data"],properties:{type:{description:"The type of the event.",type:"string",const:"Session.Unlink"},timestamp:{description:"When it happened.",
$ref:"#/components/schemas/Timestamp"},data:{description:"What happened.",allOf:[{$ref:"#/components/schemas/SessionEventData"},{type:"object",required:["unlink\
edAt"],properties:{unlinkedAt:{description:"When the guardians were unlinked.",$ref:"#/components/schemas/Timestamp"}}}]}}};function ts(e,{instancePath:i="",parentData:L,
parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=ts.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let l;if(e.type===void 0&&(l="type")||e.timestamp===void 0&&(l="timestamp")||e.data===void 0&&(l="data"))return ts.
errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:l},message:"must have required property '"+l+"'"}],!1;if(e.type!==void 0){
let m=e.type,f=r;if(typeof m!="string")return ts.errors=[{instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;if(m!=="Session.Unlink")return ts.errors=[{instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
Session.Unlink"},message:"must be equal to constant"}],!1;var o=f===r}else var o=!0;if(o){if(e.timestamp!==void 0){let m=r;T(e.timestamp,{instancePath:i+"/times\
tamp",parentData:e,parentDataProperty:"timestamp",rootData:y,dynamicAnchors:g})||(t=t===null?T.errors:t.concat(T.errors),r=t.length);var o=m===r}else var o=!0;if(o)
if(e.data!==void 0){let m=e.data,f=r,q=r;ae(m,{instancePath:i+"/data",parentData:e,parentDataProperty:"data",rootData:y,dynamicAnchors:g})||(t=t===null?ae.errors:
t.concat(ae.errors),r=t.length);var c=q===r;if(c){let j=r;if(r===j)if(m&&typeof m=="object"&&!Array.isArray(m)){let U;if(m.unlinkedAt===void 0&&(U="unlinkedAt"))
return ts.errors=[{instancePath:i+"/data",schemaPath:"#/properties/data/allOf/1/required",keyword:"required",params:{missingProperty:U},message:"must have requi\
red property '"+U+"'"}],!1;m.unlinkedAt!==void 0&&(T(m.unlinkedAt,{instancePath:i+"/data/unlinkedAt",parentData:m,parentDataProperty:"unlinkedAt",rootData:y,dynamicAnchors:g})||
(t=t===null?T.errors:t.concat(T.errors),r=t.length))}else return ts.errors=[{instancePath:i+"/data",schemaPath:"#/properties/data/allOf/1/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;var c=j===r}var o=f===r}else var o=!0}}else return ts.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return ts.errors=t,r===0}ts.evaluated={props:{type:!0,timestamp:!0,data:!0},dynamicProps:!1,dynamicItems:!1};let ad={
description:"The permissions or allowances of a session have changed. `cause` says why.",type:"object",required:["type","timestamp","data"],properties:{type:{description:"\
The type of the event.",type:"string",const:"Session.ChangePermissions"},timestamp:{description:"When it happened.",$ref:"#/components/schemas/Timestamp"},data:{
description:"What happened.",allOf:[{$ref:"#/components/schemas/SessionEventData"},{type:"object",required:["permissions","cause"],properties:{permissions:{description:"\
The permissions that changed, as they are now. Empty if only allowances have changed. A permission that the product no longer has is `PROHIBITED`.",type:"array",
maxItems:200,items:{$ref:"#/components/schemas/Permission"}},cause:{$ref:"#/components/schemas/ChangeCause"}}}]}}},Fn={description:"Why it changed: the player's\
 birthday, a law that took effect, a change of the product's file, a move to another jurisdiction, a guardian's decision, a request of the product, a verificati\
on of age, or the beginning or end of a `HOLD`.",type:"string",enum:["birthday","law","configuration","jurisdiction","guardian","product","verification","hold"]};
function vs(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=vs.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),typeof e!="string"?(vs.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1):e==="birthday"||e==="law"||e==="configuration"||e==="jurisdiction"||e==="guardian"||e==="product"||e==="verification"||e==="hold"?(vs.errors=
t,r===0):(vs.errors=[{instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Fn.enum},message:"must be equal to one of the allowed values"}],!1)}
vs.evaluated={dynamicProps:!1,dynamicItems:!1};function Ar(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,
r=0,u=Ar.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&
(f="type")||e.timestamp===void 0&&(f="timestamp")||e.data===void 0&&(f="data"))return Ar.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:f},message:"must have required property '"+f+"'"}],!1;if(e.type!==void 0){let q=e.type,w=r;if(typeof q!="string")return Ar.errors=[{instancePath:i+
"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(q!=="Session.ChangePermissions")return Ar.errors=
[{instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"Session.ChangePermissions"},message:"must be equal to consta\
nt"}],!1;var o=w===r}else var o=!0;if(o){if(e.timestamp!==void 0){let q=r;T(e.timestamp,{instancePath:i+"/timestamp",parentData:e,parentDataProperty:"timestamp",
rootData:y,dynamicAnchors:g})||(t=t===null?T.errors:t.concat(T.errors),r=t.length);var o=q===r}else var o=!0;if(o)if(e.data!==void 0){let q=e.data,w=r,j=r;ae(q,
{instancePath:i+"/data",parentData:e,parentDataProperty:"data",rootData:y,dynamicAnchors:g})||(t=t===null?ae.errors:t.concat(ae.errors),r=t.length);var c=j===r;
if(c){let U=r;if(r===U)if(q&&typeof q=="object"&&!Array.isArray(q)){let M;if(q.permissions===void 0&&(M="permissions")||q.cause===void 0&&(M="cause"))return Ar.
errors=[{instancePath:i+"/data",schemaPath:"#/properties/data/allOf/1/required",keyword:"required",params:{missingProperty:M},message:"must have required proper\
ty '"+M+"'"}],!1;if(q.permissions!==void 0){let se=q.permissions,oe=r;if(r===oe)if(Array.isArray(se)){if(se.length>200)return Ar.errors=[{instancePath:i+"/data/\
permissions",schemaPath:"#/properties/data/allOf/1/properties/permissions/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT have more than 200 i\
tems"}],!1;{var l=!0;let B=se.length;for(let Ps=0;Ps<B;Ps++){let Ht=r;Pe(se[Ps],{instancePath:i+"/data/permissions/"+Ps,parentData:se,parentDataProperty:Ps,rootData:y,
dynamicAnchors:g})||(t=t===null?Pe.errors:t.concat(Pe.errors),r=t.length);var l=Ht===r;if(!l)break}}}else return Ar.errors=[{instancePath:i+"/data/permissions",
schemaPath:"#/properties/data/allOf/1/properties/permissions/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var m=oe===r}else var m=!0;
if(m)if(q.cause!==void 0){let se=r;vs(q.cause,{instancePath:i+"/data/cause",parentData:q,parentDataProperty:"cause",rootData:y,dynamicAnchors:g})||(t=t===null?vs.
errors:t.concat(vs.errors),r=t.length);var m=se===r}else var m=!0}else return Ar.errors=[{instancePath:i+"/data",schemaPath:"#/properties/data/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;var c=U===r}var o=w===r}else var o=!0}}else return Ar.errors=[{instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;return Ar.errors=t,r===0}Ar.evaluated={props:{type:!0,timestamp:!0,data:!0},dynamicProps:!1,dynamicItems:!1};
let id={description:"A player's age status has changed: on a birthday, by a new law, by a move, or by new evidence of the age.",type:"object",required:["type","\
timestamp","data"],properties:{type:{description:"The type of the event.",type:"string",const:"Session.AgeChanged"},timestamp:{description:"When it happened.",$ref:"\
#/components/schemas/Timestamp"},data:{description:"What happened.",allOf:[{$ref:"#/components/schemas/SessionEventData"},{type:"object",required:["ageStatus","\
ageCategory","previousAgeStatus","permissions","cause"],properties:{ageStatus:{$ref:"#/components/schemas/AgeStatus"},ageCategory:{$ref:"#/components/schemas/Ag\
eCategory"},previousAgeStatus:{description:"The age status before.",$ref:"#/components/schemas/AgeStatus"},permissions:{description:"The permissions that change\
d with it, as they are now.",type:"array",maxItems:200,items:{$ref:"#/components/schemas/Permission"}},cause:{$ref:"#/components/schemas/ChangeCause"}}}]}}};function Lr(e,{
instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Lr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&
(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.timestamp===void 0&&(f="timestamp")||e.data===void 0&&
(f="data"))return Lr.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:f},message:"must have required property '"+f+"'"}],
!1;if(e.type!==void 0){let q=e.type,w=r;if(typeof q!="string")return Lr.errors=[{instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;if(q!=="Session.AgeChanged")return Lr.errors=[{instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"\
const",params:{allowedValue:"Session.AgeChanged"},message:"must be equal to constant"}],!1;var o=w===r}else var o=!0;if(o){if(e.timestamp!==void 0){let q=r;T(e.
timestamp,{instancePath:i+"/timestamp",parentData:e,parentDataProperty:"timestamp",rootData:y,dynamicAnchors:g})||(t=t===null?T.errors:t.concat(T.errors),r=t.length);
var o=q===r}else var o=!0;if(o)if(e.data!==void 0){let q=e.data,w=r,j=r;ae(q,{instancePath:i+"/data",parentData:e,parentDataProperty:"data",rootData:y,dynamicAnchors:g})||
(t=t===null?ae.errors:t.concat(ae.errors),r=t.length);var c=j===r;if(c){let U=r;if(r===U)if(q&&typeof q=="object"&&!Array.isArray(q)){let M;if(q.ageStatus===void 0&&
(M="ageStatus")||q.ageCategory===void 0&&(M="ageCategory")||q.previousAgeStatus===void 0&&(M="previousAgeStatus")||q.permissions===void 0&&(M="permissions")||q.
cause===void 0&&(M="cause"))return Lr.errors=[{instancePath:i+"/data",schemaPath:"#/properties/data/allOf/1/required",keyword:"required",params:{missingProperty:M},
message:"must have required property '"+M+"'"}],!1;if(q.ageStatus!==void 0){let se=r;je(q.ageStatus,{instancePath:i+"/data/ageStatus",parentData:q,parentDataProperty:"\
ageStatus",rootData:y,dynamicAnchors:g})||(t=t===null?je.errors:t.concat(je.errors),r=t.length);var l=se===r}else var l=!0;if(l){if(q.ageCategory!==void 0){let se=r;
pe(q.ageCategory,{instancePath:i+"/data/ageCategory",parentData:q,parentDataProperty:"ageCategory",rootData:y,dynamicAnchors:g})||(t=t===null?pe.errors:t.concat(
pe.errors),r=t.length);var l=se===r}else var l=!0;if(l){if(q.previousAgeStatus!==void 0){let se=r;je(q.previousAgeStatus,{instancePath:i+"/data/previousAgeStatu\
s",parentData:q,parentDataProperty:"previousAgeStatus",rootData:y,dynamicAnchors:g})||(t=t===null?je.errors:t.concat(je.errors),r=t.length);var l=se===r}else var l=!0;
if(l){if(q.permissions!==void 0){let se=q.permissions,oe=r;if(r===oe)if(Array.isArray(se)){if(se.length>200)return Lr.errors=[{instancePath:i+"/data/permissions",
schemaPath:"#/properties/data/allOf/1/properties/permissions/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT have more than 200 items"}],!1;{var m=!0;
let Ps=se.length;for(let Ht=0;Ht<Ps;Ht++){let Ri=r;Pe(se[Ht],{instancePath:i+"/data/permissions/"+Ht,parentData:se,parentDataProperty:Ht,rootData:y,dynamicAnchors:g})||
(t=t===null?Pe.errors:t.concat(Pe.errors),r=t.length);var m=Ri===r;if(!m)break}}}else return Lr.errors=[{instancePath:i+"/data/permissions",schemaPath:"#/proper\
ties/data/allOf/1/properties/permissions/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var l=oe===r}else var l=!0;if(l)if(q.cause!==void 0){
let se=r;vs(q.cause,{instancePath:i+"/data/cause",parentData:q,parentDataProperty:"cause",rootData:y,dynamicAnchors:g})||(t=t===null?vs.errors:t.concat(vs.errors),
r=t.length);var l=se===r}else var l=!0}}}}else return Lr.errors=[{instancePath:i+"/data",schemaPath:"#/properties/data/allOf/1/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;var c=U===r}var o=w===r}else var o=!0}}else return Lr.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return Lr.errors=t,r===0}Lr.evaluated={props:{type:!0,timestamp:!0,data:!0},dynamicProps:!1,dynamicItems:!1};let nd={
description:"A session is on `HOLD` because documents were not accepted by their deadline, or is `ACTIVE` again. While it is on `HOLD`, permissions that a guard\
ian manages are off; their settings are kept.",type:"object",required:["type","timestamp","data"],properties:{type:{description:"The type of the event.",type:"s\
tring",const:"Session.StatusChanged"},timestamp:{description:"When it happened.",$ref:"#/components/schemas/Timestamp"},data:{description:"What happened.",allOf:[
{$ref:"#/components/schemas/SessionEventData"},{type:"object",required:["status","previousStatus"],properties:{status:{description:"The status from now on.",$ref:"\
#/components/schemas/SessionStatus"},previousStatus:{description:"The status until now.",$ref:"#/components/schemas/SessionStatus"}}}]}}};function as(e,{instancePath:i="",
parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=as.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let m;if(e.type===void 0&&(m="type")||e.timestamp===void 0&&(m="timestamp")||e.data===void 0&&(m="dat\
a"))return as.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:m},message:"must have required property '"+m+"'"}],!1;if(e.
type!==void 0){let f=e.type,q=r;if(typeof f!="string")return as.errors=[{instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;if(f!=="Session.StatusChanged")return as.errors=[{instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"co\
nst",params:{allowedValue:"Session.StatusChanged"},message:"must be equal to constant"}],!1;var o=q===r}else var o=!0;if(o){if(e.timestamp!==void 0){let f=r;T(e.
timestamp,{instancePath:i+"/timestamp",parentData:e,parentDataProperty:"timestamp",rootData:y,dynamicAnchors:g})||(t=t===null?T.errors:t.concat(T.errors),r=t.length);
var o=f===r}else var o=!0;if(o)if(e.data!==void 0){let f=e.data,q=r,w=r;ae(f,{instancePath:i+"/data",parentData:e,parentDataProperty:"data",rootData:y,dynamicAnchors:g})||
(t=t===null?ae.errors:t.concat(ae.errors),r=t.length);var c=w===r;if(c){let E=r;if(r===E)if(f&&typeof f=="object"&&!Array.isArray(f)){let K;if(f.status===void 0&&
(K="status")||f.previousStatus===void 0&&(K="previousStatus"))return as.errors=[{instancePath:i+"/data",schemaPath:"#/properties/data/allOf/1/required",keyword:"\
required",params:{missingProperty:K},message:"must have required property '"+K+"'"}],!1;if(f.status!==void 0){let M=r;Ye(f.status,{instancePath:i+"/data/status",
parentData:f,parentDataProperty:"status",rootData:y,dynamicAnchors:g})||(t=t===null?Ye.errors:t.concat(Ye.errors),r=t.length);var l=M===r}else var l=!0;if(l)if(f.
previousStatus!==void 0){let M=r;Ye(f.previousStatus,{instancePath:i+"/data/previousStatus",parentData:f,parentDataProperty:"previousStatus",rootData:y,dynamicAnchors:g})||
(t=t===null?Ye.errors:t.concat(Ye.errors),r=t.length);var l=M===r}else var l=!0}else return as.errors=[{instancePath:i+"/data",schemaPath:"#/properties/data/all\
Of/1/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var c=E===r}var o=q===r}else var o=!0}}else return as.errors=[{instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return as.errors=t,r===0}as.evaluated={props:{type:!0,timestamp:!0,data:!0},dynamicProps:!1,
dynamicItems:!1};let od={description:"Four fifths of a spending limit are spent.",type:"object",required:["type","timestamp","data"],properties:{type:{description:"\
The type of the event.",type:"string",const:"Spending.LimitWarning"},timestamp:{description:"When it happened.",$ref:"#/components/schemas/Timestamp"},data:{$ref:"\
#/components/schemas/SpendingData"}}},ld={description:"A limit that spending came close to or reached.",allOf:[{$ref:"#/components/schemas/SessionEventData"},{type:"\
object",required:["allowance","period","currency","limitMinor","spentMinor"],properties:{allowance:{description:"The allowance that sets the limit; for a law, t\
he law's id.",type:"string",maxLength:64},period:{$ref:"#/components/schemas/SpendingPeriod"},currency:{$ref:"#/components/schemas/CurrencyCode"},limitMinor:{description:"\
The limit in minor units of the currency.",$ref:"#/components/schemas/MinorUnits"},spentMinor:{description:"What was spent in the period, in minor units of the \
currency.",$ref:"#/components/schemas/MinorUnits"},ground:{description:"The law that sets the limit. Absent if a guardian sets it.",$ref:"#/components/schemas/G\
round"}}}]};function Br(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Br.evaluated;u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0);let o=r;ae(e,{instancePath:i,parentData:L,parentDataProperty:x,rootData:y,dynamicAnchors:g})||(t=t===null?ae.errors:
t.concat(ae.errors),r=t.length);var c=o===r;if(c){let m=r;if(r===m)if(e&&typeof e=="object"&&!Array.isArray(e)){let q;if(e.allowance===void 0&&(q="allowance")||
e.period===void 0&&(q="period")||e.currency===void 0&&(q="currency")||e.limitMinor===void 0&&(q="limitMinor")||e.spentMinor===void 0&&(q="spentMinor"))return Br.
errors=[{instancePath:i,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:q},message:"must have required property '"+q+"'"}],!1;if(e.allowance!==
void 0){let w=e.allowance,j=r;if(r===j)if(typeof w=="string"){if(S(w)>64)return Br.errors=[{instancePath:i+"/allowance",schemaPath:"#/allOf/1/properties/allowan\
ce/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"}],!1}else return Br.errors=[{instancePath:i+"/allowance",schemaPath:"\
#/allOf/1/properties/allowance/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var l=j===r}else var l=!0;if(l){if(e.period!==void 0){let w=r;
ys(e.period,{instancePath:i+"/period",parentData:e,parentDataProperty:"period",rootData:y,dynamicAnchors:g})||(t=t===null?ys.errors:t.concat(ys.errors),r=t.length);
var l=w===r}else var l=!0;if(l){if(e.currency!==void 0){let w=r;gs(e.currency,{instancePath:i+"/currency",parentData:e,parentDataProperty:"currency",rootData:y,
dynamicAnchors:g})||(t=t===null?gs.errors:t.concat(gs.errors),r=t.length);var l=w===r}else var l=!0;if(l){if(e.limitMinor!==void 0){let w=r;Ke(e.limitMinor,{instancePath:i+
"/limitMinor",parentData:e,parentDataProperty:"limitMinor",rootData:y,dynamicAnchors:g})||(t=t===null?Ke.errors:t.concat(Ke.errors),r=t.length);var l=w===r}else
var l=!0;if(l){if(e.spentMinor!==void 0){let w=r;Ke(e.spentMinor,{instancePath:i+"/spentMinor",parentData:e,parentDataProperty:"spentMinor",rootData:y,dynamicAnchors:g})||
(t=t===null?Ke.errors:t.concat(Ke.errors),r=t.length);var l=w===r}else var l=!0;if(l)if(e.ground!==void 0){let w=r;we(e.ground,{instancePath:i+"/ground",parentData:e,
parentDataProperty:"ground",rootData:y,dynamicAnchors:g})||(t=t===null?we.errors:t.concat(we.errors),r=t.length);var l=w===r}else var l=!0}}}}}else return Br.errors=
[{instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var c=m===r}return Br.errors=t,r===0}Br.evaluated=
{props:{allowance:!0,period:!0,currency:!0,limitMinor:!0,spentMinor:!0,ground:!0,productId:!0,sessionId:!0,kuid:!0,externalId:!0,sequence:!0},dynamicProps:!1,dynamicItems:!1};
function Zs(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Zs.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.type===void 0&&(c="type")||e.timestamp===void 0&&(c="time\
stamp")||e.data===void 0&&(c="data"))return Zs.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:c},message:"must have \
required property '"+c+"'"}],!1;if(e.type!==void 0){let l=e.type,m=r;if(typeof l!="string")return Zs.errors=[{instancePath:i+"/type",schemaPath:"#/properties/ty\
pe/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(l!=="Spending.LimitWarning")return Zs.errors=[{instancePath:i+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"Spending.LimitWarning"},message:"must be equal to constant"}],!1;var o=m===r}else var o=!0;if(o){
if(e.timestamp!==void 0){let l=r;T(e.timestamp,{instancePath:i+"/timestamp",parentData:e,parentDataProperty:"timestamp",rootData:y,dynamicAnchors:g})||(t=t===null?
T.errors:t.concat(T.errors),r=t.length);var o=l===r}else var o=!0;if(o)if(e.data!==void 0){let l=r;Br(e.data,{instancePath:i+"/data",parentData:e,parentDataProperty:"\
data",rootData:y,dynamicAnchors:g})||(t=t===null?Br.errors:t.concat(Br.errors),r=t.length);var o=l===r}else var o=!0}}else return Zs.errors=[{instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Zs.errors=t,r===0}Zs.evaluated={props:{type:!0,timestamp:!0,data:!0},dynamicProps:!1,
dynamicItems:!1};let ud={description:"A spending limit is reached.",type:"object",required:["type","timestamp","data"],properties:{type:{description:"The type o\
f the event.",type:"string",const:"Spending.LimitReached"},timestamp:{description:"When it happened.",$ref:"#/components/schemas/Timestamp"},data:{$ref:"#/compo\
nents/schemas/SpendingData"}}};function Ys(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Ys.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let c;if(e.type===void 0&&(c="type")||e.
timestamp===void 0&&(c="timestamp")||e.data===void 0&&(c="data"))return Ys.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:c},
message:"must have required property '"+c+"'"}],!1;if(e.type!==void 0){let l=e.type,m=r;if(typeof l!="string")return Ys.errors=[{instancePath:i+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(l!=="Spending.LimitReached")return Ys.errors=[{instancePath:i+"/t\
ype",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"Spending.LimitReached"},message:"must be equal to constant"}],!1;var o=m===r}else
var o=!0;if(o){if(e.timestamp!==void 0){let l=r;T(e.timestamp,{instancePath:i+"/timestamp",parentData:e,parentDataProperty:"timestamp",rootData:y,dynamicAnchors:g})||
(t=t===null?T.errors:t.concat(T.errors),r=t.length);var o=l===r}else var o=!0;if(o)if(e.data!==void 0){let l=r;Br(e.data,{instancePath:i+"/data",parentData:e,parentDataProperty:"\
data",rootData:y,dynamicAnchors:g})||(t=t===null?Br.errors:t.concat(Br.errors),r=t.length);var o=l===r}else var o=!0}}else return Ys.errors=[{instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Ys.errors=t,r===0}Ys.evaluated={props:{type:!0,timestamp:!0,data:!0},dynamicProps:!1,
dynamicItems:!1};let dd={description:"Sent on request, to try out an endpoint.",type:"object",required:["type","timestamp","data"],properties:{type:{description:"\
The type of the event.",type:"string",const:"Test"},timestamp:{description:"When it happened.",$ref:"#/components/schemas/Timestamp"},data:{description:"What wa\
s sent.",type:"object",required:["productId","message"],properties:{productId:{$ref:"#/components/schemas/ProductId"},message:{description:"The text of the test\
.",type:"string",maxLength:500}}}}};function xr(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=xr.
evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let l;if(e.type===void 0&&(l="\
type")||e.timestamp===void 0&&(l="timestamp")||e.data===void 0&&(l="data"))return xr.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:l},message:"must have required property '"+l+"'"}],!1;if(e.type!==void 0){let m=e.type,f=r;if(typeof m!="string")return xr.errors=[{instancePath:i+
"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(m!=="Test")return xr.errors=[{instancePath:i+
"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"Test"},message:"must be equal to constant"}],!1;var o=f===r}else var o=!0;if(o){
if(e.timestamp!==void 0){let m=r;T(e.timestamp,{instancePath:i+"/timestamp",parentData:e,parentDataProperty:"timestamp",rootData:y,dynamicAnchors:g})||(t=t===null?
T.errors:t.concat(T.errors),r=t.length);var o=m===r}else var o=!0;if(o)if(e.data!==void 0){let m=e.data,f=r;if(r===f)if(m&&typeof m=="object"&&!Array.isArray(m)){
let w;if(m.productId===void 0&&(w="productId")||m.message===void 0&&(w="message"))return xr.errors=[{instancePath:i+"/data",schemaPath:"#/properties/data/requir\
ed",keyword:"required",params:{missingProperty:w},message:"must have required property '"+w+"'"}],!1;if(m.productId!==void 0){let j=r;ge(m.productId,{instancePath:i+
"/data/productId",parentData:m,parentDataProperty:"productId",rootData:y,dynamicAnchors:g})||(t=t===null?ge.errors:t.concat(ge.errors),r=t.length);var c=j===r}else
var c=!0;if(c)if(m.message!==void 0){let j=m.message,E=r;if(r===E)if(typeof j=="string"){if(S(j)>500)return xr.errors=[{instancePath:i+"/data/message",schemaPath:"\
#/properties/data/properties/message/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"}],!1}else return xr.errors=
[{instancePath:i+"/data/message",schemaPath:"#/properties/data/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var c=E===
r}else var c=!0}else return xr.errors=[{instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"},message:"must be object"}],
!1;var o=f===r}else var o=!0}}else return xr.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return xr.
errors=t,r===0}xr.evaluated={props:{type:!0,timestamp:!0,data:!0},dynamicProps:!1,dynamicItems:!1};let Gn={description:"One attempt to deliver an event to an en\
dpoint.",type:"object",required:["endpointId","attempt","at","status"],properties:{endpointId:{description:"The endpoint that the attempt was made to.",$ref:"#/\
components/schemas/Uuid"},attempt:{description:"The number of the attempt, from 1.",type:"integer",minimum:1,maximum:1e6},at:{description:"When the attempt was \
made.",$ref:"#/components/schemas/Timestamp"},status:{description:"The HTTP status, or `timeout` (no response in time), `refused` (nothing listens at the addres\
s, or the address is not allowed) or `error` (no connection, or an invalid response).",anyOf:[{type:"integer",minimum:100,maximum:599},{type:"string",enum:["tim\
eout","refused","error"]}]}},examples:[{endpointId:"e0d90177-0000-4aaa-8bbb-ccccdddd0009",attempt:1,at:"2026-11-21T10:00:00.041Z",status:204}]};function is(e,{instancePath:i="",
parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=is.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let l;if(e.endpointId===void 0&&(l="endpointId")||e.attempt===void 0&&(l="attempt")||e.at===void 0&&(l=
"at")||e.status===void 0&&(l="status"))return is.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:l},message:"must hav\
e required property '"+l+"'"}],!1;if(e.endpointId!==void 0){let m=r;A(e.endpointId,{instancePath:i+"/endpointId",parentData:e,parentDataProperty:"endpointId",rootData:y,
dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);var o=m===r}else var o=!0;if(o){if(e.attempt!==void 0){let m=e.attempt,f=r;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)))return is.errors=[{instancePath:i+"/attempt",schemaPath:"#/properties/attempt/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"}],!1;if(r===f&&typeof m=="number"){if(m>1e6||isNaN(m))return is.errors=[{instancePath:i+"/attempt",schemaPath:"#/properties/attempt/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"}],!1;if(m<1||isNaN(m))return is.errors=[{instancePath:i+"/attempt",schemaPath:"#/proper\
ties/attempt/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1}var o=f===r}else var o=!0;if(o){if(e.at!==void 0){let m=r;T(
e.at,{instancePath:i+"/at",parentData:e,parentDataProperty:"at",rootData:y,dynamicAnchors:g})||(t=t===null?T.errors:t.concat(T.errors),r=t.length);var o=m===r}else
var o=!0;if(o)if(e.status!==void 0){let m=e.status,f=r,q=r,w=!1,j=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m))){let K={instancePath:i+"/status",schemaPath:"#/p\
roperties/status/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};t===null?t=[K]:t.push(K),r++}if(r===j&&typeof m=="number"){if(m>
599||isNaN(m)){let K={instancePath:i+"/status",schemaPath:"#/properties/status/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"mu\
st be <= 599"};t===null?t=[K]:t.push(K),r++}else if(m<100||isNaN(m)){let K={instancePath:i+"/status",schemaPath:"#/properties/status/anyOf/0/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:100},message:"must be >= 100"};t===null?t=[K]:t.push(K),r++}}var c=j===r;w=w||c;let E=r;if(typeof m!="string"){let K={instancePath:i+
"/status",schemaPath:"#/properties/status/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};t===null?t=[K]:t.push(K),r++}if(!(m==="t\
imeout"||m==="refused"||m==="error")){let K={instancePath:i+"/status",schemaPath:"#/properties/status/anyOf/1/enum",keyword:"enum",params:{allowedValues:Gn.properties.
status.anyOf[1].enum},message:"must be equal to one of the allowed values"};t===null?t=[K]:t.push(K),r++}var c=E===r;if(w=w||c,w)r=q,t!==null&&(q?t.length=q:t=null);else{
let K={instancePath:i+"/status",schemaPath:"#/properties/status/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return t===null?t=[K]:t.
push(K),r++,is.errors=t,!1}var o=f===r}else var o=!0}}}else return is.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;return is.errors=t,r===0}is.evaluated={props:{endpointId:!0,attempt:!0,at:!0,status:!0},dynamicProps:!1,dynamicItems:!1};function ks(e,{instancePath:i="",
parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=ks.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0);let o=r,c=!1,l=null,m=r;Ss(e,{instancePath:i,parentData:L,parentDataProperty:x,rootData:y,dynamicAnchors:g})||(t=t===null?Ss.errors:t.concat(Ss.errors),
r=t.length);var w=m===r;if(w){c=!0,l=0;var f={};f.type=!0,f.timestamp=!0,f.data=!0}let q=r;Ks(e,{instancePath:i,parentData:L,parentDataProperty:x,rootData:y,dynamicAnchors:g})||
(t=t===null?Ks.errors:t.concat(Ks.errors),r=t.length);var w=q===r;if(w&&c)c=!1,l=[l,1];else{w&&(c=!0,l=1,f!==!0&&(f=f||{},f.type=!0,f.timestamp=!0,f.data=!0));let U=r;
Ms(e,{instancePath:i,parentData:L,parentDataProperty:x,rootData:y,dynamicAnchors:g})||(t=t===null?Ms.errors:t.concat(Ms.errors),r=t.length);var w=U===r;if(w&&c)
c=!1,l=[l,2];else{w&&(c=!0,l=2,f!==!0&&(f=f||{},f.type=!0,f.timestamp=!0,f.data=!0));let M=r;Xs(e,{instancePath:i,parentData:L,parentDataProperty:x,rootData:y,dynamicAnchors:g})||
(t=t===null?Xs.errors:t.concat(Xs.errors),r=t.length);var w=M===r;if(w&&c)c=!1,l=[l,3];else{w&&(c=!0,l=3,f!==!0&&(f=f||{},f.type=!0,f.timestamp=!0,f.data=!0));let oe=r;
Us(e,{instancePath:i,parentData:L,parentDataProperty:x,rootData:y,dynamicAnchors:g})||(t=t===null?Us.errors:t.concat(Us.errors),r=t.length);var w=oe===r;if(w&&c)
c=!1,l=[l,4];else{w&&(c=!0,l=4,f!==!0&&(f=f||{},f.type=!0,f.timestamp=!0,f.data=!0));let Ps=r;zs(e,{instancePath:i,parentData:L,parentDataProperty:x,rootData:y,
dynamicAnchors:g})||(t=t===null?zs.errors:t.concat(zs.errors),r=t.length);var w=Ps===r;if(w&&c)c=!1,l=[l,5];else{w&&(c=!0,l=5,f!==!0&&(f=f||{},f.type=!0,f.timestamp=
!0,f.data=!0));let Ri=r;ss(e,{instancePath:i,parentData:L,parentDataProperty:x,rootData:y,dynamicAnchors:g})||(t=t===null?ss.errors:t.concat(ss.errors),r=t.length);
var w=Ri===r;if(w&&c)c=!1,l=[l,6];else{w&&(c=!0,l=6,f!==!0&&(f=f||{},f.type=!0,f.timestamp=!0,f.data=!0));let to=r;Ir(e,{instancePath:i,parentData:L,parentDataProperty:x,
rootData:y,dynamicAnchors:g})||(t=t===null?Ir.errors:t.concat(Ir.errors),r=t.length);var w=to===r;if(w&&c)c=!1,l=[l,7];else{w&&(c=!0,l=7,f!==!0&&(f=f||{},f.type=
!0,f.timestamp=!0,f.data=!0));let ao=r;lr(e,{instancePath:i,parentData:L,parentDataProperty:x,rootData:y,dynamicAnchors:g})||(t=t===null?lr.errors:t.concat(lr.errors),
r=t.length);var w=ao===r;if(w&&c)c=!1,l=[l,8];else{w&&(c=!0,l=8,f!==!0&&(f=f||{},f.type=!0,f.timestamp=!0,f.data=!0));let io=r;ar(e,{instancePath:i,parentData:L,
parentDataProperty:x,rootData:y,dynamicAnchors:g})||(t=t===null?ar.errors:t.concat(ar.errors),r=t.length);var w=io===r;if(w&&c)c=!1,l=[l,9];else{w&&(c=!0,l=9,f!==
!0&&(f=f||{},f.type=!0,f.timestamp=!0,f.data=!0));let no=r;ur(e,{instancePath:i,parentData:L,parentDataProperty:x,rootData:y,dynamicAnchors:g})||(t=t===null?ur.
errors:t.concat(ur.errors),r=t.length);var w=no===r;if(w&&c)c=!1,l=[l,10];else{w&&(c=!0,l=10,f!==!0&&(f=f||{},f.type=!0,f.timestamp=!0,f.data=!0));let oo=r;Dr(e,
{instancePath:i,parentData:L,parentDataProperty:x,rootData:y,dynamicAnchors:g})||(t=t===null?Dr.errors:t.concat(Dr.errors),r=t.length);var w=oo===r;if(w&&c)c=!1,
l=[l,11];else{w&&(c=!0,l=11,f!==!0&&(f=f||{},f.type=!0,f.timestamp=!0,f.data=!0));let lo=r;Rr(e,{instancePath:i,parentData:L,parentDataProperty:x,rootData:y,dynamicAnchors:g})||
(t=t===null?Rr.errors:t.concat(Rr.errors),r=t.length);var w=lo===r;if(w&&c)c=!1,l=[l,12];else{w&&(c=!0,l=12,f!==!0&&(f=f||{},f.type=!0,f.timestamp=!0,f.data=!0));
let uo=r;ts(e,{instancePath:i,parentData:L,parentDataProperty:x,rootData:y,dynamicAnchors:g})||(t=t===null?ts.errors:t.concat(ts.errors),r=t.length);var w=uo===
r;if(w&&c)c=!1,l=[l,13];else{w&&(c=!0,l=13,f!==!0&&(f=f||{},f.type=!0,f.timestamp=!0,f.data=!0));let co=r;Ar(e,{instancePath:i,parentData:L,parentDataProperty:x,
rootData:y,dynamicAnchors:g})||(t=t===null?Ar.errors:t.concat(Ar.errors),r=t.length);var w=co===r;if(w&&c)c=!1,l=[l,14];else{w&&(c=!0,l=14,f!==!0&&(f=f||{},f.type=
!0,f.timestamp=!0,f.data=!0));let mo=r;Lr(e,{instancePath:i,parentData:L,parentDataProperty:x,rootData:y,dynamicAnchors:g})||(t=t===null?Lr.errors:t.concat(Lr.errors),
r=t.length);var w=mo===r;if(w&&c)c=!1,l=[l,15];else{w&&(c=!0,l=15,f!==!0&&(f=f||{},f.type=!0,f.timestamp=!0,f.data=!0));let po=r;as(e,{instancePath:i,parentData:L,
parentDataProperty:x,rootData:y,dynamicAnchors:g})||(t=t===null?as.errors:t.concat(as.errors),r=t.length);var w=po===r;if(w&&c)c=!1,l=[l,16];else{w&&(c=!0,l=16,
f!==!0&&(f=f||{},f.type=!0,f.timestamp=!0,f.data=!0));let fo=r;Zs(e,{instancePath:i,parentData:L,parentDataProperty:x,rootData:y,dynamicAnchors:g})||(t=t===null?
Zs.errors:t.concat(Zs.errors),r=t.length);var w=fo===r;if(w&&c)c=!1,l=[l,17];else{w&&(c=!0,l=17,f!==!0&&(f=f||{},f.type=!0,f.timestamp=!0,f.data=!0));let ho=r;Ys(
e,{instancePath:i,parentData:L,parentDataProperty:x,rootData:y,dynamicAnchors:g})||(t=t===null?Ys.errors:t.concat(Ys.errors),r=t.length);var w=ho===r;if(w&&c)c=
!1,l=[l,18];else{w&&(c=!0,l=18,f!==!0&&(f=f||{},f.type=!0,f.timestamp=!0,f.data=!0));let yo=r;xr(e,{instancePath:i,parentData:L,parentDataProperty:x,rootData:y,
dynamicAnchors:g})||(t=t===null?xr.errors:t.concat(xr.errors),r=t.length);var w=yo===r;w&&c?(c=!1,l=[l,19]):w&&(c=!0,l=19,f!==!0&&(f=f||{},f.type=!0,f.timestamp=
!0,f.data=!0))}}}}}}}}}}}}}}}}}}if(c)r=o,t!==null&&(o?t.length=o:t=null);else{let U={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},
message:"must match exactly one schema in oneOf"};return t===null?t=[U]:t.push(U),r++,ks.errors=t,!1}if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let U;
if(e.id===void 0&&(U="id")||e.occurredAt===void 0&&(U="occurredAt")||e.createdAt===void 0&&(U="createdAt")||e.deliveries===void 0&&(U="deliveries"))return ks.errors=
[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:U},message:"must have required property '"+U+"'"}],!1;if(f!==!0&&(f=f||{},f.
id=!0,f.occurredAt=!0,f.createdAt=!0,f.deliveries=!0),e.id!==void 0){let K=r;A(e.id,{instancePath:i+"/id",parentData:e,parentDataProperty:"id",rootData:y,dynamicAnchors:g})||
(t=t===null?A.errors:t.concat(A.errors),r=t.length);var j=K===r}else var j=!0;if(j){if(e.occurredAt!==void 0){let K=r;T(e.occurredAt,{instancePath:i+"/occurredA\
t",parentData:e,parentDataProperty:"occurredAt",rootData:y,dynamicAnchors:g})||(t=t===null?T.errors:t.concat(T.errors),r=t.length);var j=K===r}else var j=!0;if(j){
if(e.createdAt!==void 0){let K=r;T(e.createdAt,{instancePath:i+"/createdAt",parentData:e,parentDataProperty:"createdAt",rootData:y,dynamicAnchors:g})||(t=t===null?
T.errors:t.concat(T.errors),r=t.length);var j=K===r}else var j=!0;if(j)if(e.deliveries!==void 0){let K=e.deliveries,M=r;if(r===M)if(Array.isArray(K)){if(K.length>
1e4)return ks.errors=[{instancePath:i+"/deliveries",schemaPath:"#/properties/deliveries/maxItems",keyword:"maxItems",params:{limit:1e4},message:"must NOT have m\
ore than 10000 items"}],!1;{var E=!0;let oe=K.length;for(let B=0;B<oe;B++){let Ps=r;is(K[B],{instancePath:i+"/deliveries/"+B,parentData:K,parentDataProperty:B,rootData:y,
dynamicAnchors:g})||(t=t===null?is.errors:t.concat(is.errors),r=t.length);var E=Ps===r;if(!E)break}}}else return ks.errors=[{instancePath:i+"/deliveries",schemaPath:"\
#/properties/deliveries/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var j=M===r}else var j=!0}}}else return ks.errors=[{instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return ks.errors=t,u.props=f,r===0}ks.evaluated={dynamicProps:!0,dynamicItems:!1};
let cd={description:"An opaque position in a list, taken from the previous response.",type:"string",minLength:1,maxLength:200};function nt(e,{instancePath:i="",
parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=nt.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),r===0)if(typeof e=="string"){if(S(e)>200)return nt.errors=[{instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:200},message:"must\
 NOT have more than 200 characters"}],!1;if(S(e)<1)return nt.errors=[{instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must\
 NOT have fewer than 1 characters"}],!1}else return nt.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}],
!1;return nt.errors=t,r===0}nt.evaluated={dynamicProps:!1,dynamicItems:!1};function At(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){
let t=null,r=0,u=At.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let l;if(e.
events===void 0&&(l="events"))return At.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:l},message:"must have require\
d property '"+l+"'"}],!1;if(e.events!==void 0){let m=e.events,f=r;if(r===f)if(Array.isArray(m)){if(m.length>1e3)return At.errors=[{instancePath:i+"/events",schemaPath:"\
#/properties/events/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"}],!1;{var o=!0;let q=m.length;for(let w=0;w<q;w++){
let j=r;ks(m[w],{instancePath:i+"/events/"+w,parentData:m,parentDataProperty:w,rootData:y,dynamicAnchors:g})||(t=t===null?ks.errors:t.concat(ks.errors),r=t.length);
var o=j===r;if(!o)break}}}else return At.errors=[{instancePath:i+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type:"array"},message:"m\
ust be array"}],!1;var c=f===r}else var c=!0;if(c)if(e.nextCursor!==void 0){let m=r;nt(e.nextCursor,{instancePath:i+"/nextCursor",parentData:e,parentDataProperty:"\
nextCursor",rootData:y,dynamicAnchors:g})||(t=t===null?nt.errors:t.concat(nt.errors),r=t.length);var c=m===r}else var c=!0}else return At.errors=[{instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return At.errors=t,r===0}At.evaluated={props:{events:!0,nextCursor:!0},dynamicProps:!1,
dynamicItems:!1};let Zn=Pa;function Pa(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Pa.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e))for(let o in e){return Pa.errors=[{instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"}],!1;break}else return Pa.
errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Pa.errors=t,r===0}Pa.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};let Yn=qa;function qa(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,
u=qa.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e))for(let o in e){return qa.
errors=[{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional prope\
rties"}],!1;break}else return qa.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return qa.errors=
t,r===0}qa.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};let Jn=wa;function wa(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){
let t=null,r=0,u=wa.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e))for(let o in e){
return wa.errors=[{instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additi\
onal properties"}],!1;break}else return wa.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return wa.
errors=t,r===0}wa.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};let Qn=Ua;function Ua(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,
dynamicAnchors:g={}}={}){let t=null,r=0,u=Ua.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);let o=r,c=!1,l=null,m=r;Be(e,{instancePath:i,
parentData:L,parentDataProperty:x,rootData:y,dynamicAnchors:g})||(t=t===null?Be.errors:t.concat(Be.errors),r=t.length);var w=m===r;if(w){c=!0,l=0;var f=!0}let q=r;
Me(e,{instancePath:i,parentData:L,parentDataProperty:x,rootData:y,dynamicAnchors:g})||(t=t===null?Me.errors:t.concat(Me.errors),r=t.length);var w=q===r;if(w&&c?
(c=!1,l=[l,1]):w&&(c=!0,l=1,f!==!0&&(f=f||{},f.enabled=!0,f.access=!0,f.state=!0,f.schedule=!0)),c)r=o,t!==null&&(o?t.length=o:t=null);else{let j={instancePath:i,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};return t===null?t=[j]:t.push(j),r++,Ua.errors=t,
!1}return Ua.errors=t,u.props=f,r===0}Ua.evaluated={dynamicProps:!0,dynamicItems:!1};let eo=Lt;function Lt(e,{instancePath:i="",parentData:L,parentDataProperty:x,
rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Lt.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="\
object"&&!Array.isArray(e)){let c;if(e.overrideId===void 0&&(c="overrideId")||e.sessionId===void 0&&(c="sessionId")||e.kuid===void 0&&(c="kuid")||e.type===void 0&&
(c="type")||e.status===void 0&&(c="status")||e.requestedAt===void 0&&(c="requestedAt")||e.expiresAt===void 0&&(c="expiresAt"))return Lt.errors=[{instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:c},message:"must have required property '"+c+"'"}],!1;if(e.overrideId!==void 0){let l=r;A(e.overrideId,
{instancePath:i+"/overrideId",parentData:e,parentDataProperty:"overrideId",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);var o=l===
r}else var o=!0;if(o){if(e.sessionId!==void 0){let l=r;A(e.sessionId,{instancePath:i+"/sessionId",parentData:e,parentDataProperty:"sessionId",rootData:y,dynamicAnchors:g})||
(t=t===null?A.errors:t.concat(A.errors),r=t.length);var o=l===r}else var o=!0;if(o){if(e.kuid!==void 0){let l=r;A(e.kuid,{instancePath:i+"/kuid",parentData:e,parentDataProperty:"\
kuid",rootData:y,dynamicAnchors:g})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);var o=l===r}else var o=!0;if(o){if(e.type!==void 0){let l=r;n(e.type,{instancePath:i+
"/type",parentData:e,parentDataProperty:"type",rootData:y,dynamicAnchors:g})||(t=t===null?n.errors:t.concat(n.errors),r=t.length);var o=l===r}else var o=!0;if(o){
if(e.requestedMinutes!==void 0){let l=r;_(e.requestedMinutes,{instancePath:i+"/requestedMinutes",parentData:e,parentDataProperty:"requestedMinutes",rootData:y,dynamicAnchors:g})||
(t=t===null?_.errors:t.concat(_.errors),r=t.length);var o=l===r}else var o=!0;if(o){if(e.status!==void 0){let l=e.status,m=r;if(typeof l!="string")return Lt.errors=
[{instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(!(l==="pending"||l==="gr\
anted"||l==="denied"||l==="expired"))return Lt.errors=[{instancePath:i+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:Di.properties.
status.enum},message:"must be equal to one of the allowed values"}],!1;var o=m===r}else var o=!0;if(o){if(e.requestedAt!==void 0){let l=r;T(e.requestedAt,{instancePath:i+
"/requestedAt",parentData:e,parentDataProperty:"requestedAt",rootData:y,dynamicAnchors:g})||(t=t===null?T.errors:t.concat(T.errors),r=t.length);var o=l===r}else
var o=!0;if(o)if(e.expiresAt!==void 0){let l=r;T(e.expiresAt,{instancePath:i+"/expiresAt",parentData:e,parentDataProperty:"expiresAt",rootData:y,dynamicAnchors:g})||
(t=t===null?T.errors:t.concat(T.errors),r=t.length);var o=l===r}else var o=!0}}}}}}}else return Lt.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return Lt.errors=t,r===0}Lt.evaluated={props:{overrideId:!0,sessionId:!0,kuid:!0,type:!0,requestedMinutes:!0,status:!0,
requestedAt:!0,expiresAt:!0},dynamicProps:!1,dynamicItems:!1};let ro=Bt,md={description:"Whether the summary was mailed.",type:"object",required:["sent"],properties:{
sent:{description:"`false` if no guardian is on file for the session, or all of them have unsubscribed.",type:"boolean"}}};function Bt(e,{instancePath:i="",parentData:L,
parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=Bt.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.sent===void 0&&(o="sent"))return Bt.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:o},message:"must have required property '"+o+"'"}],!1;if(e.sent!==void 0&&typeof e.sent!="boolean")return Bt.errors=[{instancePath:i+"/s\
ent",schemaPath:"#/properties/sent/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1}else return Bt.errors=[{instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Bt.errors=t,r===0}Bt.evaluated={props:{sent:!0},dynamicProps:!1,dynamicItems:!1};
let so=ba,pd={description:"What the service's clock says.",type:"object",required:["now"],properties:{now:{description:"The time by the service's clock.",$ref:"\
#/components/schemas/Timestamp"}}};function ba(e,{instancePath:i="",parentData:L,parentDataProperty:x,rootData:y=e,dynamicAnchors:g={}}={}){let t=null,r=0,u=ba.
evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.now===void 0&&(o="n\
ow"))return ba.errors=[{instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:o},message:"must have required property '"+o+"'"}],!1;
e.now!==void 0&&(T(e.now,{instancePath:i+"/now",parentData:e,parentDataProperty:"now",rootData:y,dynamicAnchors:g})||(t=t===null?T.errors:t.concat(T.errors),r=t.
length))}else return ba.errors=[{instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return ba.errors=t,r===0}
return ba.evaluated={props:{now:!0},dynamicProps:!1,dynamicItems:!1},{check1:Js,check2:$,check3:xi,check4:Ya,check5:Ja,check6:Ia,check7:Gt,check8:Zt,check9:_i,check10:ei,
check11:ri,check12:Yt,check13:Jt,check24:Qt,check25:ye,check35:qe,check38:ai,check39:ii,check40:ia,check41:Wi,check47:li,check48:ui,check49:di,check50:ci,check52:mi,
check54:Vi,check55:dt,check57:vr,check59:pi,check61:Bi,check63:fi,check65:la,check67:Gi,check69:Yi,check70:ct,check71:hi,check73:yi,check75:pt,check77:ft,check79:ht,
check81:yt,check83:vt,check85:da,check87:gi,check89:ca,check91:ma,check93:pa,check95:Pi,check97:ha,check99:cn,check101:Ii,check103:D,check105:F,check107:En,check109:Sn,
check111:Mn,check113:Un,check123:Wn,check125:Zn,check127:Yn,check129:Jn,check131:Qn,check133:eo,check135:ro,check137:so}})(),gd={issueAccessToken:{query:{},headers:{},
body:vo,responses:{200:{body:El,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-P\
olicy":{required:!1,check:I}}},400:{body:re,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},
"RateLimit-Policy":{required:!1,check:I}}},401:{body:Z,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},"WWW-Authenticate":{required:!1,
check:G}}},413:{body:le,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{
required:!1,check:I}}},415:{body:ue,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLim\
it-Policy":{required:!1,check:I}}},429:{body:J,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},
"RateLimit-Policy":{required:!1,check:I},"Retry-After":{required:!1,check:Y}}},default:{body:Q,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,
check:P}}}}},getDefaultPermissions:{query:{jurisdiction:ko,dateOfBirth:Po,age:qo,kuid:wo,platformName:bo,platformAgeLow:Io,platformAgeHigh:Do,platformCategory:Ro,
platformDeclarationType:Ao,platformVerificationId:Lo},headers:{},responses:{200:{body:$l,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,
check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},400:{body:re,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{
required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},401:{body:Z,headers:{"X-Request-Id":{required:!0,check:k},"Kinwa\
rd-Clock":{required:!1,check:P},"WWW-Authenticate":{required:!1,check:G}}},404:{body:te,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,
check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},429:{body:J,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,
check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I},"Retry-After":{required:!1,check:Y}}},default:{body:Q,headers:{"X-Request-Id":{
required:!0,check:k},"Kinward-Clock":{required:!1,check:P}}}}},getAgeGateRequirements:{query:{jurisdiction:xo,age:jo,dateOfBirth:To,platformName:_o,platformAgeLow:Co,
platformAgeHigh:No,platformCategory:Oo,platformDeclarationType:Eo,platformVerificationId:$o},headers:{},responses:{200:{body:Sl,headers:{"X-Request-Id":{required:!0,
check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},400:{body:re,headers:{"X-Request-Id":{
required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},401:{body:Z,headers:{"X-Re\
quest-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},"WWW-Authenticate":{required:!1,check:G}}},429:{body:J,headers:{"X-Request-Id":{required:!0,
check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I},"Retry-After":{required:!1,check:Y}}},default:{
body:Q,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P}}}}},checkAge:{query:{},headers:{"Idempotency-Key":de},body:So,responses:{
200:{body:Kl,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,
check:I},"Idempotency-Replayed":{required:!1,check:ce}}},400:{body:re,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{
required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},401:{body:Z,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},
"WWW-Authenticate":{required:!1,check:G}}},404:{body:te,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,
check:b},"RateLimit-Policy":{required:!1,check:I}}},409:{body:me,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{
required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},413:{body:le,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},
RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},415:{body:ue,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,
check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},429:{body:J,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,
check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I},"Retry-After":{required:!1,check:Y}}},501:{body:Ga,headers:{"X-Request-Id":{required:!0,
check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},default:{body:Q,headers:{"X-Request-Id":{
required:!0,check:k},"Kinward-Clock":{required:!1,check:P}}}}},getSession:{query:{sessionId:Ko,kuid:Mo,externalId:Xo,etag:Uo},headers:{"If-None-Match":Wo},responses:{
200:{body:Ml,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,
check:I},ETag:{required:!0,check:fn},"Kinward-Sequence":{required:!0,check:hn}}},304:{headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,
check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I},ETag:{required:!0,check:fn},"Kinward-Sequence":{required:!0,check:hn},"Kinward\
-Error":{required:!0,check:Xl}}},400:{body:re,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},
"RateLimit-Policy":{required:!1,check:I}}},401:{body:Z,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},"WWW-Authenticate":{required:!1,
check:G}}},404:{body:te,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{
required:!1,check:I}}},429:{body:J,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimi\
t-Policy":{required:!1,check:I},"Retry-After":{required:!1,check:Y}}},default:{body:Q,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,
check:P}}}}},upgradeSession:{query:{},headers:{"Idempotency-Key":de},body:zo,responses:{200:{body:Ul,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Cloc\
k":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I},"Idempotency-Replayed":{required:!1,check:ce}}},400:{body:re,headers:{
"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},401:{body:Z,
headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},"WWW-Authenticate":{required:!1,check:G}}},404:{body:te,headers:{"X-Request-\
Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},409:{body:me,headers:{
"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},413:{body:le,
headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},415:{
body:ue,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},
429:{body:J,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,
check:I},"Retry-After":{required:!1,check:Y}}},default:{body:Q,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P}}}}},setGuardianManagedPermissions:{
query:{},headers:{"Idempotency-Key":de},body:Vo,responses:{200:{body:zl,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{
required:!1,check:b},"RateLimit-Policy":{required:!1,check:I},"Idempotency-Replayed":{required:!1,check:ce},"Kinward-Ignored-Permissions":{required:!1,check:Wl}}},
400:{body:re,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,
check:I}}},401:{body:Z,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},"WWW-Authenticate":{required:!1,check:G}}},404:{body:te,
headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},409:{
body:me,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},
413:{body:le,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,
check:I}}},415:{body:ue,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{
required:!1,check:I}}},429:{body:J,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimi\
t-Policy":{required:!1,check:I},"Retry-After":{required:!1,check:Y}}},default:{body:Q,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,
check:P}}}}},updateJurisdiction:{query:{},headers:{"Idempotency-Key":de},body:Bo,responses:{200:{body:Vl,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-\
Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I},"Idempotency-Replayed":{required:!1,check:ce}}},400:{body:re,
headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},401:{
body:Z,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},"WWW-Authenticate":{required:!1,check:G}}},404:{body:te,headers:{"X-R\
equest-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},409:{body:me,headers:{
"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},413:{body:le,
headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},415:{
body:ue,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},
429:{body:J,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,
check:I},"Retry-After":{required:!1,check:Y}}},default:{body:Q,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P}}}}},unlinkParent:{
query:{},headers:{"Idempotency-Key":de},body:Ho,responses:{200:{body:Bl,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{
required:!1,check:b},"RateLimit-Policy":{required:!1,check:I},"Idempotency-Replayed":{required:!1,check:ce}}},400:{body:re,headers:{"X-Request-Id":{required:!0,
check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},401:{body:Z,headers:{"X-Request-Id":{required:!0,
check:k},"Kinward-Clock":{required:!1,check:P},"WWW-Authenticate":{required:!1,check:G}}},404:{body:te,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Cl\
ock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},409:{body:me,headers:{"X-Request-Id":{required:!0,check:k},
"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},413:{body:le,headers:{"X-Request-Id":{required:!0,
check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},415:{body:ue,headers:{"X-Request-Id":{
required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},429:{body:J,headers:{"X-Re\
quest-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I},"Retry-After":{required:!1,
check:Y}}},default:{body:Q,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P}}}}},createBulkChallenges:{query:{},headers:{"Idem\
potency-Key":de},body:Fo,responses:{200:{body:Hl,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},
"RateLimit-Policy":{required:!1,check:I},"Idempotency-Replayed":{required:!1,check:ce}}},400:{body:re,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clo\
ck":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},401:{body:Z,headers:{"X-Request-Id":{required:!0,check:k},"\
Kinward-Clock":{required:!1,check:P},"WWW-Authenticate":{required:!1,check:G}}},409:{body:me,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,
check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},413:{body:le,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{
required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},415:{body:ue,headers:{"X-Request-Id":{required:!0,check:k},"Kinw\
ard-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},429:{body:J,headers:{"X-Request-Id":{required:!0,check:k},
"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I},"Retry-After":{required:!1,check:Y}}},default:{body:Q,
headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P}}}}},getChallenge:{query:{challengeId:Go},headers:{},responses:{200:{body:Fl,
headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},400:{
body:re,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},
401:{body:Z,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},"WWW-Authenticate":{required:!1,check:G}}},404:{body:te,headers:{
"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},429:{body:J,
headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I},"Re\
try-After":{required:!1,check:Y}}},default:{body:Q,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P}}}}},getChallengeStatus:{query:{
challengeId:Zo},headers:{},responses:{200:{body:Gl,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},
"RateLimit-Policy":{required:!1,check:I}}},400:{body:re,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,
check:b},"RateLimit-Policy":{required:!1,check:I}}},401:{body:Z,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},"WWW-Authent\
icate":{required:!1,check:G}}},404:{body:te,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},
"RateLimit-Policy":{required:!1,check:I}}},429:{body:J,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,
check:b},"RateLimit-Policy":{required:!1,check:I},"Retry-After":{required:!1,check:Y}}},default:{body:Q,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-C\
lock":{required:!1,check:P}}}}},generateOtp:{query:{},headers:{"Idempotency-Key":de},body:Yo,responses:{200:{body:Zl,headers:{"X-Request-Id":{required:!0,check:k},
"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I},"Idempotency-Replayed":{required:!1,check:ce}}},400:{
body:re,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},
401:{body:Z,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},"WWW-Authenticate":{required:!1,check:G}}},404:{body:te,headers:{
"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},409:{body:me,
headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},413:{
body:le,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},
415:{body:ue,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,
check:I}}},429:{body:J,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,
check:I},"Retry-After":{required:!1,check:Y}}},default:{body:Q,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P}}}}},sendChallengeEmail:{
query:{},headers:{"Idempotency-Key":de},body:Jo,responses:{200:{body:Yl,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{
required:!1,check:b},"RateLimit-Policy":{required:!1,check:I},"Idempotency-Replayed":{required:!1,check:ce}}},400:{body:Za,headers:{"X-Request-Id":{required:!0,
check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},401:{body:Z,headers:{"X-Request-Id":{required:!0,
check:k},"Kinward-Clock":{required:!1,check:P},"WWW-Authenticate":{required:!1,check:G}}},404:{body:te,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Cl\
ock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},409:{body:me,headers:{"X-Request-Id":{required:!0,check:k},
"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},413:{body:le,headers:{"X-Request-Id":{required:!0,
check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},415:{body:ue,headers:{"X-Request-Id":{
required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},429:{body:J,headers:{"X-Re\
quest-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I},"Retry-After":{required:!1,
check:Y}}},501:{body:yn,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{
required:!1,check:I}}},default:{body:Q,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P}}}}},generateE2eUrl:{query:{},headers:{
"Idempotency-Key":de},body:Qo,responses:{200:{body:Jl,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,
check:b},"RateLimit-Policy":{required:!1,check:I},"Idempotency-Replayed":{required:!1,check:ce}}},400:{body:re,headers:{"X-Request-Id":{required:!0,check:k},"Ki\
nward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},401:{body:Z,headers:{"X-Request-Id":{required:!0,check:k},
"Kinward-Clock":{required:!1,check:P},"WWW-Authenticate":{required:!1,check:G}}},409:{body:me,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,
check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},413:{body:le,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{
required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},415:{body:ue,headers:{"X-Request-Id":{required:!0,check:k},"Kinw\
ard-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},429:{body:J,headers:{"X-Request-Id":{required:!0,check:k},
"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I},"Retry-After":{required:!1,check:Y}}},default:{body:Q,
headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P}}}}},generateAgeGateUrl:{query:{},headers:{"Idempotency-Key":de},body:el,responses:{
200:{body:Ql,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,
check:I},"Idempotency-Replayed":{required:!1,check:ce}}},400:{body:re,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{
required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},401:{body:Z,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},
"WWW-Authenticate":{required:!1,check:G}}},409:{body:me,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,
check:b},"RateLimit-Policy":{required:!1,check:I}}},413:{body:le,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{
required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},415:{body:ue,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},
RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},429:{body:J,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,
check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I},"Retry-After":{required:!1,check:Y}}},default:{body:Q,headers:{"X-Request-Id":{
required:!0,check:k},"Kinward-Clock":{required:!1,check:P}}}}},inviteParent:{query:{},headers:{"Idempotency-Key":de},body:rl,responses:{200:{body:eu,headers:{"X\
-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I},"Idempotency-R\
eplayed":{required:!1,check:ce}}},400:{body:Za,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},
"RateLimit-Policy":{required:!1,check:I}}},401:{body:Z,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},"WWW-Authenticate":{required:!1,
check:G}}},404:{body:te,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{
required:!1,check:I}}},409:{body:me,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLim\
it-Policy":{required:!1,check:I}}},413:{body:le,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},
"RateLimit-Policy":{required:!1,check:I}}},415:{body:ue,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,
check:b},"RateLimit-Policy":{required:!1,check:I}}},429:{body:J,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,
check:b},"RateLimit-Policy":{required:!1,check:I},"Retry-After":{required:!1,check:Y}}},501:{body:yn,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Cloc\
k":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},default:{body:Q,headers:{"X-Request-Id":{required:!0,check:k},
"Kinward-Clock":{required:!1,check:P}}}}},cancelInvite:{query:{},headers:{"Idempotency-Key":de},body:sl,responses:{200:{body:ru,headers:{"X-Request-Id":{required:!0,
check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I},"Idempotency-Replayed":{required:!1,check:ce}}},
400:{body:re,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,
check:I}}},401:{body:Z,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},"WWW-Authenticate":{required:!1,check:G}}},404:{body:te,
headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},409:{
body:me,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},
413:{body:le,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,
check:I}}},415:{body:ue,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{
required:!1,check:I}}},429:{body:J,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimi\
t-Policy":{required:!1,check:I},"Retry-After":{required:!1,check:Y}}},default:{body:Q,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,
check:P}}}}},generateParentalConsentUrl:{query:{},headers:{"Idempotency-Key":de},body:tl,responses:{200:{body:su,headers:{"X-Request-Id":{required:!0,check:k},"\
Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I},"Idempotency-Replayed":{required:!1,check:ce}}},400:{
body:Za,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},
401:{body:Z,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},"WWW-Authenticate":{required:!1,check:G}}},404:{body:te,headers:{
"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},409:{body:me,
headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},413:{
body:le,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},
415:{body:ue,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,
check:I}}},429:{body:J,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,
check:I},"Retry-After":{required:!1,check:Y}}},default:{body:Q,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P}}}}},getWidgetStatus:{
query:{widgetId:al},headers:{},responses:{200:{body:tu,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,
check:b},"RateLimit-Policy":{required:!1,check:I}}},400:{body:re,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{
required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},401:{body:Z,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},
"WWW-Authenticate":{required:!1,check:G}}},404:{body:te,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,
check:b},"RateLimit-Policy":{required:!1,check:I}}},429:{body:J,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,
check:b},"RateLimit-Policy":{required:!1,check:I},"Retry-After":{required:!1,check:Y}}},default:{body:Q,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-C\
lock":{required:!1,check:P}}}}},performAccessAgeVerification:{query:{},headers:{"Idempotency-Key":de},body:il,responses:{200:{body:au,headers:{"X-Request-Id":{required:!0,
check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I},"Idempotency-Replayed":{required:!1,check:ce}}},
400:{body:re,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,
check:I}}},401:{body:Z,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},"WWW-Authenticate":{required:!1,check:G}}},404:{body:te,
headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},409:{
body:me,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},
413:{body:le,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,
check:I}}},415:{body:ue,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{
required:!1,check:I}}},429:{body:J,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimi\
t-Policy":{required:!1,check:I},"Retry-After":{required:!1,check:Y}}},501:{body:Ga,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},
RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},default:{body:Q,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,
check:P}}}}},performIdVerification:{query:{},headers:{"Idempotency-Key":de},body:nl,responses:{200:{body:iu,headers:{"X-Request-Id":{required:!0,check:k},"Kinwa\
rd-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I},"Idempotency-Replayed":{required:!1,check:ce}}},400:{body:re,
headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},401:{
body:Z,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},"WWW-Authenticate":{required:!1,check:G}}},404:{body:te,headers:{"X-R\
equest-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},409:{body:me,headers:{
"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},413:{body:le,
headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},415:{
body:ue,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},
429:{body:J,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,
check:I},"Retry-After":{required:!1,check:Y}}},501:{body:Ga,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,
check:b},"RateLimit-Policy":{required:!1,check:I}}},default:{body:Q,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P}}}}},performTrustedAdultVerification:{
query:{},headers:{"Idempotency-Key":de},body:ol,responses:{200:{body:nu,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{
required:!1,check:b},"RateLimit-Policy":{required:!1,check:I},"Idempotency-Replayed":{required:!1,check:ce}}},400:{body:re,headers:{"X-Request-Id":{required:!0,
check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},401:{body:Z,headers:{"X-Request-Id":{required:!0,
check:k},"Kinward-Clock":{required:!1,check:P},"WWW-Authenticate":{required:!1,check:G}}},404:{body:te,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Cl\
ock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},409:{body:me,headers:{"X-Request-Id":{required:!0,check:k},
"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},413:{body:le,headers:{"X-Request-Id":{required:!0,
check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},415:{body:ue,headers:{"X-Request-Id":{
required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},429:{body:J,headers:{"X-Re\
quest-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I},"Retry-After":{required:!1,
check:Y}}},501:{body:Ga,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{
required:!1,check:I}}},default:{body:Q,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P}}}}},getVerificationStatus:{query:{id:ll},
headers:{},responses:{200:{body:ou,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimi\
t-Policy":{required:!1,check:I}}},400:{body:re,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},
"RateLimit-Policy":{required:!1,check:I}}},401:{body:Z,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},"WWW-Authenticate":{required:!1,
check:G}}},404:{body:te,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{
required:!1,check:I}}},429:{body:J,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimi\
t-Policy":{required:!1,check:I},"Retry-After":{required:!1,check:Y}}},default:{body:Q,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,
check:P}}}}},startScreentime:{query:{},headers:{"Idempotency-Key":de},body:ul,responses:{200:{body:lu,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clo\
ck":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I},"Idempotency-Replayed":{required:!1,check:ce}}},400:{body:re,
headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},401:{
body:Z,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},"WWW-Authenticate":{required:!1,check:G}}},404:{body:te,headers:{"X-R\
equest-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},409:{body:me,headers:{
"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},413:{body:le,
headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},415:{
body:ue,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},
429:{body:J,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,
check:I},"Retry-After":{required:!1,check:Y}}},default:{body:Q,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P}}}}},endScreentime:{
query:{},headers:{"Idempotency-Key":de},body:dl,responses:{200:{body:uu,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{
required:!1,check:b},"RateLimit-Policy":{required:!1,check:I},"Idempotency-Replayed":{required:!1,check:ce}}},400:{body:re,headers:{"X-Request-Id":{required:!0,
check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},401:{body:Z,headers:{"X-Request-Id":{required:!0,
check:k},"Kinward-Clock":{required:!1,check:P},"WWW-Authenticate":{required:!1,check:G}}},404:{body:te,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Cl\
ock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},409:{body:me,headers:{"X-Request-Id":{required:!0,check:k},
"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},413:{body:le,headers:{"X-Request-Id":{required:!0,
check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},415:{body:ue,headers:{"X-Request-Id":{
required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},429:{body:J,headers:{"X-Re\
quest-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I},"Retry-After":{required:!1,
check:Y}}},default:{body:Q,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P}}}}},getScreentimeState:{query:{sessionId:cl},headers:{},
responses:{200:{body:du,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{
required:!1,check:I}}},400:{body:re,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLim\
it-Policy":{required:!1,check:I}}},401:{body:Z,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},"WWW-Authenticate":{required:!1,
check:G}}},404:{body:te,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{
required:!1,check:I}}},429:{body:J,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimi\
t-Policy":{required:!1,check:I},"Retry-After":{required:!1,check:Y}}},default:{body:Q,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,
check:P}}}}},pushScreentime:{query:{},headers:{"Idempotency-Key":de},body:ml,responses:{200:{body:cu,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Cloc\
k":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I},"Idempotency-Replayed":{required:!1,check:ce}}},400:{body:re,headers:{
"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},401:{body:Z,
headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},"WWW-Authenticate":{required:!1,check:G}}},404:{body:te,headers:{"X-Request-\
Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},409:{body:me,headers:{
"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},413:{body:le,
headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},415:{
body:ue,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},
429:{body:J,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,
check:I},"Retry-After":{required:!1,check:Y}}},default:{body:Q,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P}}}}},requestScreentimeOverride:{
query:{},headers:{"Idempotency-Key":de},body:pl,responses:{200:{body:mu,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{
required:!1,check:b},"RateLimit-Policy":{required:!1,check:I},"Idempotency-Replayed":{required:!1,check:ce}}},400:{body:re,headers:{"X-Request-Id":{required:!0,
check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},401:{body:Z,headers:{"X-Request-Id":{required:!0,
check:k},"Kinward-Clock":{required:!1,check:P},"WWW-Authenticate":{required:!1,check:G}}},404:{body:te,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Cl\
ock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},409:{body:me,headers:{"X-Request-Id":{required:!0,check:k},
"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},413:{body:le,headers:{"X-Request-Id":{required:!0,
check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},415:{body:ue,headers:{"X-Request-Id":{
required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},429:{body:J,headers:{"X-Re\
quest-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I},"Retry-After":{required:!1,
check:Y}}},default:{body:Q,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P}}}}},submitTransactions:{query:{},headers:{"Idempo\
tency-Key":de},body:fl,responses:{200:{body:pu,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},
"RateLimit-Policy":{required:!1,check:I},"Idempotency-Replayed":{required:!1,check:ce}}},400:{body:re,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clo\
ck":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},401:{body:Z,headers:{"X-Request-Id":{required:!0,check:k},"\
Kinward-Clock":{required:!1,check:P},"WWW-Authenticate":{required:!1,check:G}}},404:{body:te,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,
check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},409:{body:me,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{
required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},413:{body:le,headers:{"X-Request-Id":{required:!0,check:k},"Kinw\
ard-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},415:{body:ue,headers:{"X-Request-Id":{required:!0,check:k},
"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},429:{body:J,headers:{"X-Request-Id":{required:!0,
check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I},"Retry-After":{required:!1,check:Y}}},default:{
body:Q,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P}}}}},lookupProviderPayment:{query:{},headers:{"Idempotency-Key":de},body:hl,
responses:{200:{body:fu,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{
required:!1,check:I},"Idempotency-Replayed":{required:!1,check:ce}}},400:{body:re,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},
RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},401:{body:Z,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,
check:P},"WWW-Authenticate":{required:!1,check:G}}},409:{body:me,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{
required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},413:{body:le,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},
RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},415:{body:ue,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,
check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},429:{body:J,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,
check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I},"Retry-After":{required:!1,check:Y}}},default:{body:Q,headers:{"X-Request-Id":{
required:!0,check:k},"Kinward-Clock":{required:!1,check:P}}}}},getSpendingState:{query:{sessionId:yl},headers:{},responses:{200:{body:hu,headers:{"X-Request-Id":{
required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},400:{body:re,headers:{"X-R\
equest-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},401:{body:Z,headers:{
"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},"WWW-Authenticate":{required:!1,check:G}}},404:{body:te,headers:{"X-Request-Id":{required:!0,
check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},429:{body:J,headers:{"X-Request-Id":{required:!0,
check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I},"Retry-After":{required:!1,check:Y}}},default:{
body:Q,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P}}}}},pushActivity:{query:{},headers:{"Idempotency-Key":de},body:gl,responses:{
200:{body:yu,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,
check:I},"Idempotency-Replayed":{required:!1,check:ce}}},400:{body:re,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{
required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},401:{body:Z,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},
"WWW-Authenticate":{required:!1,check:G}}},404:{body:te,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,
check:b},"RateLimit-Policy":{required:!1,check:I}}},409:{body:me,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{
required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},413:{body:le,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},
RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},415:{body:ue,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,
check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},429:{body:J,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,
check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I},"Retry-After":{required:!1,check:Y}}},default:{body:Q,headers:{"X-Request-Id":{
required:!0,check:k},"Kinward-Clock":{required:!1,check:P}}}}},exportPlayer:{query:{},headers:{"Idempotency-Key":de},body:vl,responses:{200:{body:gu,headers:{"X\
-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I},"Idempotency-R\
eplayed":{required:!1,check:ce}}},400:{body:re,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},
"RateLimit-Policy":{required:!1,check:I}}},401:{body:Z,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},"WWW-Authenticate":{required:!1,
check:G}}},404:{body:te,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{
required:!1,check:I}}},409:{body:me,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLim\
it-Policy":{required:!1,check:I}}},413:{body:le,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},
"RateLimit-Policy":{required:!1,check:I}}},415:{body:ue,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,
check:b},"RateLimit-Policy":{required:!1,check:I}}},429:{body:J,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,
check:b},"RateLimit-Policy":{required:!1,check:I},"Retry-After":{required:!1,check:Y}}},default:{body:Q,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-C\
lock":{required:!1,check:P}}}}},erasePlayer:{query:{},headers:{"Idempotency-Key":de},body:kl,responses:{200:{body:vu,headers:{"X-Request-Id":{required:!0,check:k},
"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I},"Idempotency-Replayed":{required:!1,check:ce}}},400:{
body:re,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},
401:{body:Z,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},"WWW-Authenticate":{required:!1,check:G}}},404:{body:te,headers:{
"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},409:{body:me,
headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},413:{
body:le,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},
415:{body:ue,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,
check:I}}},429:{body:J,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,
check:I},"Retry-After":{required:!1,check:Y}}},default:{body:Q,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P}}}}},listWebhookEvents:{
query:{limit:Pl,after:ql,order:wl,cursor:bl,sessionId:Il,kuid:Dl,type:Rl,since:Al,until:Ll},headers:{},responses:{200:{body:ku,headers:{"X-Request-Id":{required:!0,
check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},400:{body:re,headers:{"X-Request-Id":{
required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},401:{body:Z,headers:{"X-Re\
quest-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},"WWW-Authenticate":{required:!1,check:G}}},404:{body:te,headers:{"X-Request-Id":{required:!0,
check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},429:{body:J,headers:{"X-Request-Id":{required:!0,
check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I},"Retry-After":{required:!1,check:Y}}},default:{
body:Q,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P}}}}},setChallengeStatus:{query:{},headers:{"Idempotency-Key":de},body:xl,
responses:{200:{body:Pu,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{
required:!1,check:I},"Idempotency-Replayed":{required:!1,check:ce}}},400:{body:Za,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},
RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},401:{body:Z,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,
check:P},"WWW-Authenticate":{required:!1,check:G}}},404:{body:te,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{
required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},409:{body:me,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},
RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},413:{body:le,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,
check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},415:{body:ue,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{
required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},429:{body:J,headers:{"X-Request-Id":{required:!0,check:k},"Kinwa\
rd-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I},"Retry-After":{required:!1,check:Y}}},default:{body:Q,headers:{
"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P}}}}},setAgeVerificationStatus:{query:{},headers:{"Idempotency-Key":de},body:jl,responses:{
200:{body:qu,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,
check:I},"Idempotency-Replayed":{required:!1,check:ce}}},400:{body:re,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{
required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},401:{body:Z,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},
"WWW-Authenticate":{required:!1,check:G}}},404:{body:te,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,
check:b},"RateLimit-Policy":{required:!1,check:I}}},409:{body:me,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{
required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},413:{body:le,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},
RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},415:{body:ue,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,
check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},429:{body:J,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,
check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I},"Retry-After":{required:!1,check:Y}}},default:{body:Q,headers:{"X-Request-Id":{
required:!0,check:k},"Kinward-Clock":{required:!1,check:P}}}}},revokeSession:{query:{},headers:{"Idempotency-Key":de},body:Tl,responses:{200:{body:wu,headers:{"\
X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I},"Idempotency-\
Replayed":{required:!1,check:ce}}},400:{body:re,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},
"RateLimit-Policy":{required:!1,check:I}}},401:{body:Z,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},"WWW-Authenticate":{required:!1,
check:G}}},404:{body:te,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{
required:!1,check:I}}},409:{body:me,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLim\
it-Policy":{required:!1,check:I}}},413:{body:le,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},
"RateLimit-Policy":{required:!1,check:I}}},415:{body:ue,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,
check:b},"RateLimit-Policy":{required:!1,check:I}}},429:{body:J,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,
check:b},"RateLimit-Policy":{required:!1,check:I},"Retry-After":{required:!1,check:Y}}},default:{body:Q,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-C\
lock":{required:!1,check:P}}}}},setScreentime:{query:{},headers:{"Idempotency-Key":de},body:_l,responses:{200:{body:bu,headers:{"X-Request-Id":{required:!0,check:k},
"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I},"Idempotency-Replayed":{required:!1,check:ce}}},400:{
body:re,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},
401:{body:Z,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},"WWW-Authenticate":{required:!1,check:G}}},404:{body:te,headers:{
"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},409:{body:me,
headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},413:{
body:le,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},
415:{body:ue,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,
check:I}}},429:{body:J,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,
check:I},"Retry-After":{required:!1,check:Y}}},default:{body:Q,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P}}}}},resolveScreentimeOverride:{
query:{},headers:{"Idempotency-Key":de},body:Cl,responses:{200:{body:Iu,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{
required:!1,check:b},"RateLimit-Policy":{required:!1,check:I},"Idempotency-Replayed":{required:!1,check:ce}}},400:{body:re,headers:{"X-Request-Id":{required:!0,
check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},401:{body:Z,headers:{"X-Request-Id":{required:!0,
check:k},"Kinward-Clock":{required:!1,check:P},"WWW-Authenticate":{required:!1,check:G}}},404:{body:te,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Cl\
ock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},409:{body:me,headers:{"X-Request-Id":{required:!0,check:k},
"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},413:{body:le,headers:{"X-Request-Id":{required:!0,
check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},415:{body:ue,headers:{"X-Request-Id":{
required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},429:{body:J,headers:{"X-Re\
quest-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I},"Retry-After":{required:!1,
check:Y}}},default:{body:Q,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P}}}}},sendActivityDigest:{query:{},headers:{"Idempo\
tency-Key":de},body:Nl,responses:{200:{body:Du,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},
"RateLimit-Policy":{required:!1,check:I},"Idempotency-Replayed":{required:!1,check:ce}}},400:{body:re,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clo\
ck":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},401:{body:Z,headers:{"X-Request-Id":{required:!0,check:k},"\
Kinward-Clock":{required:!1,check:P},"WWW-Authenticate":{required:!1,check:G}}},404:{body:te,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,
check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},409:{body:me,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{
required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},413:{body:le,headers:{"X-Request-Id":{required:!0,check:k},"Kinw\
ard-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},415:{body:ue,headers:{"X-Request-Id":{required:!0,check:k},
"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},429:{body:J,headers:{"X-Request-Id":{required:!0,
check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I},"Retry-After":{required:!1,check:Y}}},default:{
body:Q,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P}}}}},advanceClock:{query:{},headers:{"Idempotency-Key":de},body:Ol,responses:{
200:{body:Ru,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,
check:I},"Idempotency-Replayed":{required:!1,check:ce}}},400:{body:re,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{
required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},401:{body:Z,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},
"WWW-Authenticate":{required:!1,check:G}}},409:{body:me,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{required:!1,
check:b},"RateLimit-Policy":{required:!1,check:I}}},413:{body:le,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},RateLimit:{
required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},415:{body:ue,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,check:P},
RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I}}},429:{body:J,headers:{"X-Request-Id":{required:!0,check:k},"Kinward-Clock":{required:!1,
check:P},RateLimit:{required:!1,check:b},"RateLimit-Policy":{required:!1,check:I},"Retry-After":{required:!1,check:Y}}},default:{body:Q,headers:{"X-Request-Id":{
required:!0,check:k},"Kinward-Clock":{required:!1,check:P}}}}}};export{gd as checks};
