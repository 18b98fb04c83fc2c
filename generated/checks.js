/** Generated from the contract by openapi/generate-checks.mjs. Do not edit. */
var Oa=(s,i)=>()=>{try{return i||s((i={exports:{}}).exports,i),i.exports}catch(h){throw i=0,h}};var la=Oa(ra=>{"use strict";Object.defineProperty(ra,"__esModule",{value:!0});function ua(s){let i=s.length,h=0,f=0,o;for(;f<i;)h++,o=s.charCodeAt(f++),o>=55296&&
o<=56319&&f<i&&(o=s.charCodeAt(f),(o&64512)===56320&&f++);return h}ra.default=ua;ua.code='require("ajv/dist/runtime/ucs2length").default'});import{formats as vs}from"../server/http/contract/formats.js";var Ea=Ds;function Ds(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Ds.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ds.errors=e,t===0}Ds.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var p=Rs;var P=la().default,Na=new RegExp("^[A-Za-z0-9._-]{1,128}$","u");function Rs(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){
let e=null,t=0,n=Rs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(s)>128){let r={instancePath:i,schemaPath:"\
#/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[r]:e.push(r),t++}if(!Na.test(s)){let r={instancePath:i,
schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9._-]{1,128}$"},message:'must match pattern "^[A-Za-z0-9._-]{1,128}$"'};e===null?e=[r]:e.push(
r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return Rs.errors=
e,t===0}Rs.evaluated={dynamicProps:!1,dynamicItems:!1};var c=As;var ws=vs["date-time"];function As(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=As.evaluated;if(n.
dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(s)>40){let r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLengt\
h",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?e=[r]:e.push(r),t++}if(!ws(s)){let r={instancePath:i,schemaPath:"#/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return As.errors=e,t===0}As.evaluated={dynamicProps:!1,dynamicItems:!1};var y=Ls;function Ls(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Ls.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(s)>100){let r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:100},
message:"must NOT have more than 100 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return Ls.errors=e,t===0}Ls.evaluated={dynamicProps:!1,dynamicItems:!1};var g=js;function js(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=js.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(s)>100){let r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:100},
message:"must NOT have more than 100 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return js.errors=e,t===0}js.evaluated={dynamicProps:!1,dynamicItems:!1};var $a=Ts,Sa={description:"A\
 short-lived Bearer token for the product and mode of the API key.",type:"object",required:["accessToken","tokenType","expiresAt"],properties:{accessToken:{description:"\
Send it as `Authorization`, after `Bearer`.",type:"string",maxLength:500,"x-redact":!0},tokenType:{description:"Always `Bearer`.",type:"string",enum:["Bearer"]},
expiresAt:{description:"When the token expires.",$ref:"#/components/schemas/Timestamp"}}};function q(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=q.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(s)>40){let r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:40},message:"\
must NOT have more than 40 characters"};e===null?e=[r]:e.push(r),t++}if(!ws(s)){let r={instancePath:i,schemaPath:"#/format",keyword:"format",params:{format:"dat\
e-time"},message:'must match format "date-time"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return q.errors=e,t===0}q.evaluated={dynamicProps:!1,dynamicItems:!1};function Ts(s,{instancePath:i="",
parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Ts.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.accessToken===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
accessToken"},message:"must have required property 'accessToken'"};e===null?e=[r]:e.push(r),t++}if(s.tokenType===void 0){let r={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"tokenType"},message:"must have required property 'tokenType'"};e===null?e=[r]:e.push(r),t++}if(s.expiresAt===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expiresAt"},message:"must have required property 'expiresAt'"};
e===null?e=[r]:e.push(r),t++}if(s.accessToken!==void 0){let r=s.accessToken;if(typeof r=="string"){if(P(r)>500){let a={instancePath:i+"/accessToken",schemaPath:"\
#/properties/accessToken/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[a]:e.push(a),t++}}else{
let a={instancePath:i+"/accessToken",schemaPath:"#/properties/accessToken/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.
push(a),t++}}if(s.tokenType!==void 0){let r=s.tokenType;if(typeof r!="string"){let a={instancePath:i+"/tokenType",schemaPath:"#/properties/tokenType/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(r!=="Bearer"){let a={instancePath:i+"/tokenType",schemaPath:"#/properties\
/tokenType/enum",keyword:"enum",params:{allowedValues:Sa.properties.tokenType.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(
a),t++}}s.expiresAt!==void 0&&(q(s.expiresAt,{instancePath:i+"/expiresAt",parentData:s,parentDataProperty:"expiresAt",rootData:o,dynamicAnchors:u})||(e=e===null?
q.errors:e.concat(q.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),t++}return Ts.errors=e,t===0}Ts.evaluated={props:{accessToken:!0,tokenType:!0,expiresAt:!0},dynamicProps:!1,dynamicItems:!1};var O=xs;var Ka={description:"What went wrong, for programs.","x-extensible":!0,type:"string",enum:["INVALID_INPUT","INVALID_EMAIL","UNAUTHORIZED","NOT_FOUND","METHOD_NO\
T_ALLOWED","CONFLICT","PAYLOAD_TOO_LARGE","UNSUPPORTED_MEDIA_TYPE","RATE_LIMITED","INTERNAL_ERROR","NOT_CONFIGURED","UNAVAILABLE"]};function $(s,{instancePath:i="",
parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=$.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),typeof s!="string"){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}
if(!(s==="INVALID_INPUT"||s==="INVALID_EMAIL"||s==="UNAUTHORIZED"||s==="NOT_FOUND"||s==="METHOD_NOT_ALLOWED"||s==="CONFLICT"||s==="PAYLOAD_TOO_LARGE"||s==="UNSU\
PPORTED_MEDIA_TYPE"||s==="RATE_LIMITED"||s==="INTERNAL_ERROR"||s==="NOT_CONFIGURED"||s==="UNAVAILABLE")){let r={instancePath:i,schemaPath:"#/enum",keyword:"enum",
params:{allowedValues:Ka.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return $.errors=e,t===0}$.evaluated={dynamicProps:!1,
dynamicItems:!1};function xs(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=xs.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.error===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"error"},message:"must have required property 'error'"};e===null?e=[r]:e.push(r),t++}if(s.errorMessage===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"errorMessage"},message:"must have required property 'errorMessage'"};e===null?e=[r]:e.push(r),
t++}if(s.error!==void 0&&($(s.error,{instancePath:i+"/error",parentData:s,parentDataProperty:"error",rootData:o,dynamicAnchors:u})||(e=e===null?$.errors:e.concat(
$.errors),t=e.length)),s.errorMessage!==void 0){let r=s.errorMessage;if(typeof r=="string"){if(P(r)>2e3){let a={instancePath:i+"/errorMessage",schemaPath:"#/pro\
perties/errorMessage/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[a]:e.push(a),t++}}else{let a={
instancePath:i+"/errorMessage",schemaPath:"#/properties/errorMessage/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return xs.errors=
e,t===0}xs.evaluated={props:{error:!0,errorMessage:!0},dynamicProps:!1,dynamicItems:!1};var L=Cs;function Cs(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Cs.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(s)>200){let r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return Cs.errors=e,t===0}Cs.evaluated={dynamicProps:!1,dynamicItems:!1};var j=Os;function Os(s,{instancePath:i="",
parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Os.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.error===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
error"},message:"must have required property 'error'"};e===null?e=[r]:e.push(r),t++}if(s.errorMessage===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"errorMessage"},message:"must have required property 'errorMessage'"};e===null?e=[r]:e.push(r),t++}if(s.error!==void 0&&($(s.error,
{instancePath:i+"/error",parentData:s,parentDataProperty:"error",rootData:o,dynamicAnchors:u})||(e=e===null?$.errors:e.concat($.errors),t=e.length)),s.errorMessage!==
void 0){let r=s.errorMessage;if(typeof r=="string"){if(P(r)>2e3){let a={instancePath:i+"/errorMessage",schemaPath:"#/properties/errorMessage/maxLength",keyword:"\
maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/errorMessage",schemaPath:"\
#/properties/errorMessage/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Os.errors=e,t===0}Os.evaluated={props:{error:!0,errorMessage:!0},
dynamicProps:!1,dynamicItems:!1};var S=Es;function Es(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,
n=Es.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.error===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"error"},message:"must have required property 'error'"};e===null?e=[r]:e.push(r),t++}if(s.errorMessage===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errorMessage"},message:"must have required property 'errorMess\
age'"};e===null?e=[r]:e.push(r),t++}if(s.error!==void 0&&($(s.error,{instancePath:i+"/error",parentData:s,parentDataProperty:"error",rootData:o,dynamicAnchors:u})||
(e=e===null?$.errors:e.concat($.errors),t=e.length)),s.errorMessage!==void 0){let r=s.errorMessage;if(typeof r=="string"){if(P(r)>2e3){let a={instancePath:i+"/e\
rrorMessage",schemaPath:"#/properties/errorMessage/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?
e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/errorMessage",schemaPath:"#/properties/errorMessage/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),t++}return Es.errors=e,t===0}Es.evaluated={props:{error:!0,errorMessage:!0},dynamicProps:!1,dynamicItems:!1};var K=Ns;function Ns(s,{instancePath:i="",
parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Ns.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.error===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
error"},message:"must have required property 'error'"};e===null?e=[r]:e.push(r),t++}if(s.errorMessage===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"errorMessage"},message:"must have required property 'errorMessage'"};e===null?e=[r]:e.push(r),t++}if(s.error!==void 0&&($(s.error,
{instancePath:i+"/error",parentData:s,parentDataProperty:"error",rootData:o,dynamicAnchors:u})||(e=e===null?$.errors:e.concat($.errors),t=e.length)),s.errorMessage!==
void 0){let r=s.errorMessage;if(typeof r=="string"){if(P(r)>2e3){let a={instancePath:i+"/errorMessage",schemaPath:"#/properties/errorMessage/maxLength",keyword:"\
maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/errorMessage",schemaPath:"\
#/properties/errorMessage/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ns.errors=e,t===0}Ns.evaluated={props:{error:!0,errorMessage:!0},
dynamicProps:!1,dynamicItems:!1};var T=$s;function $s(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=$s.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer"};e===null?e=[r]:e.push(r),t++}if(typeof s=="number"){if(s>86400||isNaN(s)){let r={instancePath:i,schemaPath:"#/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:86400},message:"must be <= 86400"};e===null?e=[r]:e.push(r),t++}if(s<0||isNaN(s)){let r={instancePath:i,schemaPath:"#/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),t++}}return $s.errors=e,t===0}$s.evaluated={dynamicProps:!1,
dynamicItems:!1};var x=Ss;function Ss(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Ss.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.error===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"error"},message:"must have required property 'error'"};e===null?e=[r]:e.push(r),t++}if(s.errorMessage===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errorMessage"},message:"must have required property 'errorMess\
age'"};e===null?e=[r]:e.push(r),t++}if(s.error!==void 0&&($(s.error,{instancePath:i+"/error",parentData:s,parentDataProperty:"error",rootData:o,dynamicAnchors:u})||
(e=e===null?$.errors:e.concat($.errors),t=e.length)),s.errorMessage!==void 0){let r=s.errorMessage;if(typeof r=="string"){if(P(r)>2e3){let a={instancePath:i+"/e\
rrorMessage",schemaPath:"#/properties/errorMessage/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?
e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/errorMessage",schemaPath:"#/properties/errorMessage/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),t++}return Ss.errors=e,t===0}Ss.evaluated={props:{error:!0,errorMessage:!0},dynamicProps:!1,dynamicItems:!1};var C=Ks;function Ks(s,{instancePath:i="",
parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Ks.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.error===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
error"},message:"must have required property 'error'"};e===null?e=[r]:e.push(r),t++}if(s.errorMessage===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"errorMessage"},message:"must have required property 'errorMessage'"};e===null?e=[r]:e.push(r),t++}if(s.error!==void 0&&($(s.error,
{instancePath:i+"/error",parentData:s,parentDataProperty:"error",rootData:o,dynamicAnchors:u})||(e=e===null?$.errors:e.concat($.errors),t=e.length)),s.errorMessage!==
void 0){let r=s.errorMessage;if(typeof r=="string"){if(P(r)>2e3){let a={instancePath:i+"/errorMessage",schemaPath:"#/properties/errorMessage/maxLength",keyword:"\
maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/errorMessage",schemaPath:"\
#/properties/errorMessage/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ks.errors=e,t===0}Ks.evaluated={props:{error:!0,errorMessage:!0},
dynamicProps:!1,dynamicItems:!1};var Ma=Ms;var sa=new RegExp("^[A-z]{2}(-[A-z0-9]{1,3})?$","u");function Ms(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,
t=0,n=Ms.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(s)>6){let r={instancePath:i,schemaPath:"#/maxLe\
ngth",keyword:"maxLength",params:{limit:6},message:"must NOT have more than 6 characters"};e===null?e=[r]:e.push(r),t++}if(!sa.test(s)){let r={instancePath:i,schemaPath:"\
#/pattern",keyword:"pattern",params:{pattern:"^[A-z]{2}(-[A-z0-9]{1,3})?$"},message:'must match pattern "^[A-z]{2}(-[A-z0-9]{1,3})?$"'};e===null?e=[r]:e.push(r),
t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return Ms.errors=
e,t===0}Ms.evaluated={dynamicProps:!1,dynamicItems:!1};var Xa=Xs;var ta=new RegExp("^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$","u");function Xs(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){
let e=null,t=0,n=Xs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(s)>10){let r={instancePath:i,schemaPath:"\
#/maxLength",keyword:"maxLength",params:{limit:10},message:"must NOT have more than 10 characters"};e===null?e=[r]:e.push(r),t++}if(!ta.test(s)){let r={instancePath:i,
schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$"},message:'must match pattern "^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$"'};
e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),t++}return Xs.errors=e,t===0}Xs.evaluated={dynamicProps:!1,dynamicItems:!1};var Ua=Us;function Us(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Us.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer"};e===null?e=[r]:e.push(r),t++}if(typeof s=="number"){if(s>150||isNaN(s)){let r={instancePath:i,schemaPath:"#/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:150},message:"must be <= 150"};e===null?e=[r]:e.push(r),t++}if(s<0||isNaN(s)){let r={instancePath:i,schemaPath:"#/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),t++}}return Us.errors=e,t===0}Us.evaluated={dynamicProps:!1,dynamicItems:!1};
var Wa=Ws;var ge=new RegExp("^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$","u");function Ws(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,
dynamicAnchors:u={}}={}){let e=null,t=0,n=Ws.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(s)>36){let r={
instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:36},message:"must NOT have more than 36 characters"};e===null?e=[r]:e.push(r),t++}if(P(
s)<36){let r={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:36},message:"must NOT have fewer than 36 characters"};e===null?e=[r]:e.push(
r),t++}if(!ge.test(s)){let r={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]\
{12}$"},message:'must match pattern "^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return Ws.errors=e,t===0}Ws.evaluated={dynamicProps:!1,
dynamicItems:!1};var _a=_s,ia={description:"The platform that sent the age signal.",type:"string",enum:["own-platform","vr-platform","ios-platform","android-sto\
re","console-platform"]};function _s(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=_s.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="own-platform"||s==="vr-platform"||s==="ios-platform"||s==="android-store"||s==="consol\
e-platform")){let r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ia.enum},message:"must be equal to one of the allowed values"};e===
null?e=[r]:e.push(r),t++}return _s.errors=e,t===0}_s.evaluated={dynamicProps:!1,dynamicItems:!1};var za=zs;function zs(s,{instancePath:i="",parentData:h,parentDataProperty:f,
rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=zs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),!(typeof s=="number"&&!(s%
1)&&!isNaN(s))){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),t++}if(typeof s==
"number"){if(s>150||isNaN(s)){let r={instancePath:i,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:150},message:"must be <= 150"};e===null?
e=[r]:e.push(r),t++}if(s<0||isNaN(s)){let r={instancePath:i,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[r]:e.push(r),t++}}return zs.errors=e,t===0}zs.evaluated={dynamicProps:!1,dynamicItems:!1};var Va=Vs;function Vs(s,{instancePath:i="",parentData:h,parentDataProperty:f,
rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Vs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),!(typeof s=="number"&&!(s%
1)&&!isNaN(s))){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),t++}if(typeof s==
"number"){if(s>150||isNaN(s)){let r={instancePath:i,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:150},message:"must be <= 150"};e===null?
e=[r]:e.push(r),t++}if(s<0||isNaN(s)){let r={instancePath:i,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[r]:e.push(r),t++}}return Vs.errors=e,t===0}Vs.evaluated={dynamicProps:!1,dynamicItems:!1};var Ba=Bs;function Bs(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Bs.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(s)>32){let r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:32},message:"\
must NOT have more than 32 characters"};e===null?e=[r]:e.push(r),t++}if(P(s)<1){let r={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return Bs.errors=e,t===0}Bs.evaluated={dynamicProps:!1,dynamicItems:!1};var Ha=Hs;function Hs(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Hs.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(s)>64){let r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:64},message:"\
must NOT have more than 64 characters"};e===null?e=[r]:e.push(r),t++}if(P(s)<1){let r={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return Hs.errors=e,t===0}Hs.evaluated={dynamicProps:!1,dynamicItems:!1};var Fa=Fs;function Fs(s,{instancePath:i="",
parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Fs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),typeof s=="string"){if(P(s)>36){let r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:36},message:"must NOT have more than 36\
 characters"};e===null?e=[r]:e.push(r),t++}if(P(s)<36){let r={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:36},message:"must NOT ha\
ve fewer than 36 characters"};e===null?e=[r]:e.push(r),t++}if(!ge.test(s)){let r={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-z\
0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"},message:'must match pattern "^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"'};e===null?
e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}
return Fs.errors=e,t===0}Fs.evaluated={dynamicProps:!1,dynamicItems:!1};var Ga=Gs;var Za={description:"`DIGITAL_MINOR` is below the jurisdiction's age of digital consent, `DIGITAL_YOUTH` at or over it, `LEGAL_ADULT` at or over civil majority \
(never below 18).",type:"string",enum:["DIGITAL_MINOR","DIGITAL_YOUTH","LEGAL_ADULT"]};function se(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,
dynamicAnchors:u={}}={}){let e=null,t=0,n=se.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="DIGITAL_MINOR"||s==="DIGITAL_YOUTH"||
s==="LEGAL_ADULT")){let r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Za.enum},message:"must be equal to one of the allowed values"};
e===null?e=[r]:e.push(r),t++}return se.errors=e,t===0}se.evaluated={dynamicProps:!1,dynamicItems:!1};var Ya={description:"The same information as `ageStatus`, i\
n the spelling that some platforms use.",type:"string",enum:["digital-minor","digital-youth","adult"],"x-enum-varnames":["MINOR","YOUTH","ADULT"]};function _(s,{
instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=_.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),typeof s!="string"){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.
push(r),t++}if(!(s==="digital-minor"||s==="digital-youth"||s==="adult")){let r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ya.enum},
message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return _.errors=e,t===0}_.evaluated={dynamicProps:!1,dynamicItems:!1};var Ja=new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$","u");function oe(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,
t=0,n=oe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(s)>64){let r={instancePath:i,schemaPath:"#/maxL\
ength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[r]:e.push(r),t++}if(P(s)<1){let r={instancePath:i,schemaPath:"\
#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}if(!Ja.test(s)){let r={instancePath:i,
schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},message:'must match pattern "^[a-z0-9]+(-[a-z0-9]+)*$"'};e===null?e=[r]:e.push(
r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return oe.errors=
e,t===0}oe.evaluated={dynamicProps:!1,dynamicItems:!1};var Qa={description:"Who decides whether the permission is enabled. No one can enable a `PROHIBITED` perm\
ission.",type:"string",enum:["PLAYER","GUARDIAN","PROHIBITED"]};function De(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){
let e=null,t=0,n=De.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="PLAYER"||s==="GUARDIAN"||s==="PROHIBITED")){let r={instancePath:i,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Qa.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return De.errors=
e,t===0}De.evaluated={dynamicProps:!1,dynamicItems:!1};var en={description:"What an off permission waits for. `guardian-verification`: the law there lets only a\
 guardian allow it who has shown to be an adult, and none has.","x-extensible":!0,type:"string",enum:["guardian-verification"]};function Re(s,{instancePath:i="",
parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Re.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),typeof s!="string"){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}
if(s!=="guardian-verification"){let r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:en.enum},message:"must be equal to one of the all\
owed values"};e===null?e=[r]:e.push(r),t++}return Re.errors=e,t===0}Re.evaluated={dynamicProps:!1,dynamicItems:!1};function F(s,{instancePath:i="",parentData:h,
parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=F.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.name===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"\
must have required property 'name'"};e===null?e=[r]:e.push(r),t++}if(s.enabled===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"enabled"},message:"must have required property 'enabled'"};e===null?e=[r]:e.push(r),t++}if(s.managedBy===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"managedBy"},message:"must have required property 'managedBy'"};e===null?e=[r]:e.push(r),t++}if(s.name!==
void 0&&(oe(s.name,{instancePath:i+"/name",parentData:s,parentDataProperty:"name",rootData:o,dynamicAnchors:u})||(e=e===null?oe.errors:e.concat(oe.errors),t=e.length)),
s.enabled!==void 0&&typeof s.enabled!="boolean"){let r={instancePath:i+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[r]:e.push(r),t++}s.managedBy!==void 0&&(De(s.managedBy,{instancePath:i+"/managedBy",parentData:s,parentDataProperty:"mana\
gedBy",rootData:o,dynamicAnchors:u})||(e=e===null?De.errors:e.concat(De.errors),t=e.length)),s.offUntil!==void 0&&(Re(s.offUntil,{instancePath:i+"/offUntil",parentData:s,
parentDataProperty:"offUntil",rootData:o,dynamicAnchors:u})||(e=e===null?Re.errors:e.concat(Re.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return F.errors=e,t===0}F.evaluated={props:{name:!0,enabled:!0,managedBy:!0,
offUntil:!0},dynamicProps:!1,dynamicItems:!1};function Gs(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,
t=0,n=Gs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.ageStatus===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ageStatus"},message:"must have required property 'ageStatus'"};e===null?e=[r]:
e.push(r),t++}if(s.ageCategory===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ageCategory"},message:"must h\
ave required property 'ageCategory'"};e===null?e=[r]:e.push(r),t++}if(s.requiresParentConsentForDataProcessing===void 0){let r={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"requiresParentConsentForDataProcessing"},message:"must have required property 'requiresParentConsentForDataPr\
ocessing'"};e===null?e=[r]:e.push(r),t++}if(s.permissions===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pe\
rmissions"},message:"must have required property 'permissions'"};e===null?e=[r]:e.push(r),t++}if(s.ageStatus!==void 0&&(se(s.ageStatus,{instancePath:i+"/ageStat\
us",parentData:s,parentDataProperty:"ageStatus",rootData:o,dynamicAnchors:u})||(e=e===null?se.errors:e.concat(se.errors),t=e.length)),s.ageCategory!==void 0&&(_(
s.ageCategory,{instancePath:i+"/ageCategory",parentData:s,parentDataProperty:"ageCategory",rootData:o,dynamicAnchors:u})||(e=e===null?_.errors:e.concat(_.errors),
t=e.length)),s.requiresParentConsentForDataProcessing!==void 0&&typeof s.requiresParentConsentForDataProcessing!="boolean"){let r={instancePath:i+"/requiresPare\
ntConsentForDataProcessing",schemaPath:"#/properties/requiresParentConsentForDataProcessing/type",keyword:"type",params:{type:"boolean"},message:"must be boolea\
n"};e===null?e=[r]:e.push(r),t++}if(s.permissions!==void 0){let r=s.permissions;if(Array.isArray(r)){if(r.length>200){let l={instancePath:i+"/permissions",schemaPath:"\
#/properties/permissions/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT have more than 200 items"};e===null?e=[l]:e.push(l),t++}let a=r.length;
for(let l=0;l<a;l++)F(r[l],{instancePath:i+"/permissions/"+l,parentData:r,parentDataProperty:l,rootData:o,dynamicAnchors:u})||(e=e===null?F.errors:e.concat(F.errors),
t=e.length)}else{let a={instancePath:i+"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return Gs.errors=e,t===0}Gs.evaluated={props:{ageStatus:!0,ageCategory:!0,requiresParentConsentForDataProcessing:!0,permissions:!0},dynamicProps:!1,dynamicItems:!1};
var N=Zs;function Zs(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Zs.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.error===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"error"},message:"must have required property 'error'"};e===null?e=[r]:e.push(r),t++}if(s.errorMessage===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"errorMessage"},message:"must have required property 'errorMessage'"};e===null?e=[r]:e.push(r),
t++}if(s.error!==void 0&&($(s.error,{instancePath:i+"/error",parentData:s,parentDataProperty:"error",rootData:o,dynamicAnchors:u})||(e=e===null?$.errors:e.concat(
$.errors),t=e.length)),s.errorMessage!==void 0){let r=s.errorMessage;if(typeof r=="string"){if(P(r)>2e3){let a={instancePath:i+"/errorMessage",schemaPath:"#/pro\
perties/errorMessage/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[a]:e.push(a),t++}}else{let a={
instancePath:i+"/errorMessage",schemaPath:"#/properties/errorMessage/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Zs.errors=
e,t===0}Zs.evaluated={props:{error:!0,errorMessage:!0},dynamicProps:!1,dynamicItems:!1};var rn=Ys;function Ys(s,{instancePath:i="",parentData:h,parentDataProperty:f,
rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Ys.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(
s)>6){let r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:6},message:"must NOT have more than 6 characters"};e===null?e=[r]:e.push(
r),t++}if(!sa.test(s)){let r={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-z]{2}(-[A-z0-9]{1,3})?$"},message:'must match pattern\
 "^[A-z]{2}(-[A-z0-9]{1,3})?$"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[r]:e.push(r),t++}return Ys.errors=e,t===0}Ys.evaluated={dynamicProps:!1,dynamicItems:!1};var sn=Js;function Js(s,{instancePath:i="",parentData:h,
parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Js.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),!(typeof s==
"number"&&!(s%1)&&!isNaN(s))){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(
r),t++}if(typeof s=="number"){if(s>150||isNaN(s)){let r={instancePath:i,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:150},message:"mus\
t be <= 150"};e===null?e=[r]:e.push(r),t++}if(s<0||isNaN(s)){let r={instancePath:i,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[r]:e.push(r),t++}}return Js.errors=e,t===0}Js.evaluated={dynamicProps:!1,dynamicItems:!1};var tn=Qs;function Qs(s,{instancePath:i="",
parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Qs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),typeof s=="string"){if(P(s)>10){let r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:10},message:"must NOT have more than 10\
 characters"};e===null?e=[r]:e.push(r),t++}if(!ta.test(s)){let r={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}(-[0-9]{2}(-\
[0-9]{2})?)?$"},message:'must match pattern "^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return Qs.errors=e,t===0}Qs.evaluated={dynamicProps:!1,dynamicItems:!1};
var an=et;function et(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=et.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="own-platform"||s==="vr-platform"||s==="ios-platform"||s==="android-store"||s==="console-platform")){let r={
instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ia.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),
t++}return et.errors=e,t===0}et.evaluated={dynamicProps:!1,dynamicItems:!1};var nn=rt;function rt(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,
dynamicAnchors:u={}}={}){let e=null,t=0,n=rt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),!(typeof s=="number"&&!(s%1)&&!isNaN(
s))){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),t++}if(typeof s=="numb\
er"){if(s>150||isNaN(s)){let r={instancePath:i,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:150},message:"must be <= 150"};e===null?e=
[r]:e.push(r),t++}if(s<0||isNaN(s)){let r={instancePath:i,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[r]:e.push(r),t++}}return rt.errors=e,t===0}rt.evaluated={dynamicProps:!1,dynamicItems:!1};var on=st;function st(s,{instancePath:i="",parentData:h,parentDataProperty:f,
rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=st.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),!(typeof s=="number"&&!(s%
1)&&!isNaN(s))){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),t++}if(typeof s==
"number"){if(s>150||isNaN(s)){let r={instancePath:i,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:150},message:"must be <= 150"};e===null?
e=[r]:e.push(r),t++}if(s<0||isNaN(s)){let r={instancePath:i,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[r]:e.push(r),t++}}return st.errors=e,t===0}st.evaluated={dynamicProps:!1,dynamicItems:!1};var un=tt;function tt(s,{instancePath:i="",parentData:h,parentDataProperty:f,
rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=tt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(
s)>32){let r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[r]:e.push(
r),t++}if(P(s)<1){let r={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}
return tt.errors=e,t===0}tt.evaluated={dynamicProps:!1,dynamicItems:!1};var ln=it;function it(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,
dynamicAnchors:u={}}={}){let e=null,t=0,n=it.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(s)>64){let r={
instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[r]:e.push(r),t++}if(P(
s)<1){let r={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(
r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return it.errors=
e,t===0}it.evaluated={dynamicProps:!1,dynamicItems:!1};var dn=at;function at(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){
let e=null,t=0,n=at.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(s)>36){let r={instancePath:i,schemaPath:"\
#/maxLength",keyword:"maxLength",params:{limit:36},message:"must NOT have more than 36 characters"};e===null?e=[r]:e.push(r),t++}if(P(s)<36){let r={instancePath:i,
schemaPath:"#/minLength",keyword:"minLength",params:{limit:36},message:"must NOT have fewer than 36 characters"};e===null?e=[r]:e.push(r),t++}if(!ge.test(s)){let r={
instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"},message:'must match pa\
ttern "^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return at.errors=e,t===0}at.evaluated={dynamicProps:!1,dynamicItems:!1};var pn=nt;function I(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=I.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer"};e===null?e=[r]:e.push(r),t++}if(typeof s=="number"){if(s>150||isNaN(s)){let r={instancePath:i,schemaPath:"#/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:150},message:"must be <= 150"};e===null?e=[r]:e.push(r),t++}if(s<0||isNaN(s)){let r={instancePath:i,schemaPath:"#/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),t++}}return I.errors=e,t===0}I.evaluated={dynamicProps:!1,dynamicItems:!1};
var cn={type:"string",enum:["date-of-birth","age-slider","platform-account"],description:"A way of asking for an age that the product has approved."};function He(s,{
instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=He.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),typeof s!="string"){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.
push(r),t++}if(!(s==="date-of-birth"||s==="age-slider"||s==="platform-account")){let r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:cn.
enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return He.errors=e,t===0}He.evaluated={dynamicProps:!1,dynamicItems:!1};
var mn={description:"A permission that needs proof of an age.",type:"object",required:["permission","age","assurance"],properties:{permission:{$ref:"#/component\
s/schemas/PermissionName"},age:{description:"The age that has to be proven.",$ref:"#/components/schemas/Age"},assurance:{description:"How sure it has to be. `at\
tested`: an operator has looked into it. `estimated`: from a face or from behaviour. `verified`: from a document, an account or a wallet. Each level satisfies t\
hose before it.","x-extensible":!0,type:"string",enum:["attested","estimated","verified"]}}};function Fe(s,{instancePath:i="",parentData:h,parentDataProperty:f,
rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Fe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.permission===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"permission"},message:"mus\
t have required property 'permission'"};e===null?e=[r]:e.push(r),t++}if(s.age===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"age"},message:"must have required property 'age'"};e===null?e=[r]:e.push(r),t++}if(s.assurance===void 0){let r={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"assurance"},message:"must have required property 'assurance'"};e===null?e=[r]:e.push(r),t++}if(s.permission!==
void 0&&(oe(s.permission,{instancePath:i+"/permission",parentData:s,parentDataProperty:"permission",rootData:o,dynamicAnchors:u})||(e=e===null?oe.errors:e.concat(
oe.errors),t=e.length)),s.age!==void 0&&(I(s.age,{instancePath:i+"/age",parentData:s,parentDataProperty:"age",rootData:o,dynamicAnchors:u})||(e=e===null?I.errors:
e.concat(I.errors),t=e.length)),s.assurance!==void 0){let r=s.assurance;if(typeof r!="string"){let a={instancePath:i+"/assurance",schemaPath:"#/properties/assur\
ance/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(!(r==="attested"||r==="estimated"||r==="verified")){let a={
instancePath:i+"/assurance",schemaPath:"#/properties/assurance/enum",keyword:"enum",params:{allowedValues:mn.properties.assurance.enum},message:"must be equal t\
o one of the allowed values"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[r]:e.push(r),t++}return Fe.errors=e,t===0}Fe.evaluated={props:{permission:!0,age:!0,assurance:!0},dynamicProps:!1,dynamicItems:!1};var aa=vs.date;function Ge(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Ge.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.jurisdiction===void 0){let r={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"jurisdiction"},message:"must have required property 'jurisdiction'"};e===null?e=[r]:e.push(r),t++}if(s.version===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"version"},message:"must have required property 'version'"};e===
null?e=[r]:e.push(r),t++}if(s.source===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"must \
have required property 'source'"};e===null?e=[r]:e.push(r),t++}if(s.jurisdiction!==void 0){let r=s.jurisdiction;if(typeof r=="string"){if(P(r)>7){let a={instancePath:i+
"/jurisdiction",schemaPath:"#/properties/jurisdiction/maxLength",keyword:"maxLength",params:{limit:7},message:"must NOT have more than 7 characters"};e===null?e=
[a]:e.push(a),t++}}else{let a={instancePath:i+"/jurisdiction",schemaPath:"#/properties/jurisdiction/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[a]:e.push(a),t++}}if(s.version!==void 0){let r=s.version;if(typeof r=="string"){if(P(r)>64){let a={instancePath:i+"/version",schemaPath:"#\
/properties/version/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[a]:e.push(a),t++}}else{let a={
instancePath:i+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}if(s.
effectiveFrom!==void 0){let r=s.effectiveFrom;if(typeof r=="string"){if(P(r)>10){let a={instancePath:i+"/effectiveFrom",schemaPath:"#/properties/effectiveFrom/m\
axLength",keyword:"maxLength",params:{limit:10},message:"must NOT have more than 10 characters"};e===null?e=[a]:e.push(a),t++}if(!aa(r)){let a={instancePath:i+"\
/effectiveFrom",schemaPath:"#/properties/effectiveFrom/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[a]:e.push(
a),t++}}else{let a={instancePath:i+"/effectiveFrom",schemaPath:"#/properties/effectiveFrom/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[a]:e.push(a),t++}}if(s.source!==void 0){let r=s.source;if(typeof r=="string"){if(P(r)>500){let a={instancePath:i+"/source",schemaPath:"#/properties/\
source/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+
"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ge.errors=e,t===0}Ge.evaluated={props:{jurisdiction:!0,
version:!0,effectiveFrom:!0,source:!0},dynamicProps:!1,dynamicItems:!1};var fn={description:"A law of which a duty counts for the product at some age.",type:"ob\
ject",required:["id","name","place","state","since","duties"],properties:{id:{description:"The id of the law.",type:"string",maxLength:80},name:{description:"Wh\
at people call the law, in English.",type:"string",maxLength:500},place:{description:"The ISO 3166 code of whose law it is, or `EU`.",type:"string",maxLength:7},
state:{description:"The state of the law today.","x-extensible":!0,type:"string",enum:["announced","enacted","in-force","transition","enjoined","stayed","repeal\
ed"]},since:{description:"The first day of that state.",type:"string",format:"date",maxLength:10},duties:{description:"The duties that count.",type:"array",maxItems:200,
items:{$ref:"#/components/schemas/LawDuty"}}}};var hn={description:"What a law demands.","x-extensible":!0,type:"string",enum:["consent","minimum-age","time-limit","quiet-hours","break-notice","default-setti\
ng","ban","spending-limit","age-assurance","guardian-assurance","age-signal","notice","parental-tools","data","other"]};function Ae(s,{instancePath:i="",parentData:h,
parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Ae.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!=
"string"){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="conse\
nt"||s==="minimum-age"||s==="time-limit"||s==="quiet-hours"||s==="break-notice"||s==="default-setting"||s==="ban"||s==="spending-limit"||s==="age-assurance"||s===
"guardian-assurance"||s==="age-signal"||s==="notice"||s==="parental-tools"||s==="data"||s==="other")){let r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{
allowedValues:hn.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return Ae.errors=e,t===0}Ae.evaluated={dynamicProps:!1,
dynamicItems:!1};function Ze(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Ze.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),t++}s.type!==void 0&&(Ae(s.type,{instancePath:i+
"/type",parentData:s,parentDataProperty:"type",rootData:o,dynamicAnchors:u})||(e=e===null?Ae.errors:e.concat(Ae.errors),t=e.length)),s.from!==void 0&&(I(s.from,
{instancePath:i+"/from",parentData:s,parentDataProperty:"from",rootData:o,dynamicAnchors:u})||(e=e===null?I.errors:e.concat(I.errors),t=e.length)),s.below!==void 0&&
(I(s.below,{instancePath:i+"/below",parentData:s,parentDataProperty:"below",rootData:o,dynamicAnchors:u})||(e=e===null?I.errors:e.concat(I.errors),t=e.length))}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ze.errors=e,t===0}
Ze.evaluated={props:{type:!0,from:!0,below:!0},dynamicProps:!1,dynamicItems:!1};function Ye(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,
dynamicAnchors:u={}}={}){let e=null,t=0,n=Ye.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};
e===null?e=[r]:e.push(r),t++}if(s.name===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must \
have required property 'name'"};e===null?e=[r]:e.push(r),t++}if(s.place===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
place"},message:"must have required property 'place'"};e===null?e=[r]:e.push(r),t++}if(s.state===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"state"},message:"must have required property 'state'"};e===null?e=[r]:e.push(r),t++}if(s.since===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"since"},message:"must have required property 'since'"};e===null?e=[r]:e.push(r),t++}if(s.duties===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"duties"},message:"must have required property 'duties'"};e===null?
e=[r]:e.push(r),t++}if(s.id!==void 0){let r=s.id;if(typeof r=="string"){if(P(r)>80){let a={instancePath:i+"/id",schemaPath:"#/properties/id/maxLength",keyword:"\
maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/id",schemaPath:"#/prope\
rties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}if(s.name!==void 0){let r=s.name;if(typeof r=="stri\
ng"){if(P(r)>500){let a={instancePath:i+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than\
 500 characters"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),t++}}if(s.place!==void 0){let r=s.place;if(typeof r=="string"){if(P(r)>7){let a={instancePath:i+"/place",schemaPath:"#\
/properties/place/maxLength",keyword:"maxLength",params:{limit:7},message:"must NOT have more than 7 characters"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+
"/place",schemaPath:"#/properties/place/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}if(s.state!==void 0){
let r=s.state;if(typeof r!="string"){let a={instancePath:i+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[a]:e.push(a),t++}if(!(r==="announced"||r==="enacted"||r==="in-force"||r==="transition"||r==="enjoined"||r==="stayed"||r==="repealed")){let a={
instancePath:i+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues:fn.properties.state.enum},message:"must be equal to one of the\
 allowed values"};e===null?e=[a]:e.push(a),t++}}if(s.since!==void 0){let r=s.since;if(typeof r=="string"){if(P(r)>10){let a={instancePath:i+"/since",schemaPath:"\
#/properties/since/maxLength",keyword:"maxLength",params:{limit:10},message:"must NOT have more than 10 characters"};e===null?e=[a]:e.push(a),t++}if(!aa(r)){let a={
instancePath:i+"/since",schemaPath:"#/properties/since/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[a]:e.push(
a),t++}}else{let a={instancePath:i+"/since",schemaPath:"#/properties/since/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:
e.push(a),t++}}if(s.duties!==void 0){let r=s.duties;if(Array.isArray(r)){if(r.length>200){let l={instancePath:i+"/duties",schemaPath:"#/properties/duties/maxIte\
ms",keyword:"maxItems",params:{limit:200},message:"must NOT have more than 200 items"};e===null?e=[l]:e.push(l),t++}let a=r.length;for(let l=0;l<a;l++)Ze(r[l],{
instancePath:i+"/duties/"+l,parentData:r,parentDataProperty:l,rootData:o,dynamicAnchors:u})||(e=e===null?Ze.errors:e.concat(Ze.errors),t=e.length)}else{let a={instancePath:i+
"/duties",schemaPath:"#/properties/duties/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ye.errors=e,t===0}Ye.evaluated={props:{id:!0,
name:!0,place:!0,state:!0,since:!0,duties:!0},dynamicProps:!1,dynamicItems:!1};var yn={description:"Why an answer is what it is.",type:"object",required:["kind"],properties:{kind:{description:"`law`: a duty of a law. `product`: the product\
's own file. `default`: the caution of this service, which no law asks for. `guardian`: a guardian has decided. `age`: the player is old enough.","x-extensible":!0,
type:"string",enum:["law","product","default","guardian","age"]},law:{description:"The id of the law, if a law on file is the reason.",type:"string",maxLength:80},
duty:{description:"The duty of that law.",$ref:"#/components/schemas/DutyType"}}};function ue(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,
dynamicAnchors:u={}}={}){let e=null,t=0,n=ue.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.kind===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'k\
ind'"};e===null?e=[r]:e.push(r),t++}if(s.kind!==void 0){let r=s.kind;if(typeof r!="string"){let a={instancePath:i+"/kind",schemaPath:"#/properties/kind/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(!(r==="law"||r==="product"||r==="default"||r==="guardian"||r==="age")){let a={
instancePath:i+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:yn.properties.kind.enum},message:"must be equal to one of the al\
lowed values"};e===null?e=[a]:e.push(a),t++}}if(s.law!==void 0){let r=s.law;if(typeof r=="string"){if(P(r)>80){let a={instancePath:i+"/law",schemaPath:"#/proper\
ties/law/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+
"/law",schemaPath:"#/properties/law/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}s.duty!==void 0&&(Ae(s.duty,
{instancePath:i+"/duty",parentData:s,parentDataProperty:"duty",rootData:o,dynamicAnchors:u})||(e=e===null?Ae.errors:e.concat(Ae.errors),t=e.length))}else{let r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ue.errors=e,t===0}ue.evaluated=
{props:{kind:!0,law:!0,duty:!0},dynamicProps:!1,dynamicItems:!1};function Je(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){
let e=null,t=0,n=Je.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.name===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.
push(r),t++}if(s.enabled===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"enabled"},message:"must have requir\
ed property 'enabled'"};e===null?e=[r]:e.push(r),t++}if(s.managedBy===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
managedBy"},message:"must have required property 'managedBy'"};e===null?e=[r]:e.push(r),t++}if(s.ground===void 0){let r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"ground"},message:"must have required property 'ground'"};e===null?e=[r]:e.push(r),t++}if(s.name!==void 0&&(oe(s.name,
{instancePath:i+"/name",parentData:s,parentDataProperty:"name",rootData:o,dynamicAnchors:u})||(e=e===null?oe.errors:e.concat(oe.errors),t=e.length)),s.enabled!==
void 0&&typeof s.enabled!="boolean"){let r={instancePath:i+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type:"boolean"},message:"mus\
t be boolean"};e===null?e=[r]:e.push(r),t++}s.managedBy!==void 0&&(De(s.managedBy,{instancePath:i+"/managedBy",parentData:s,parentDataProperty:"managedBy",rootData:o,
dynamicAnchors:u})||(e=e===null?De.errors:e.concat(De.errors),t=e.length)),s.offUntil!==void 0&&(Re(s.offUntil,{instancePath:i+"/offUntil",parentData:s,parentDataProperty:"\
offUntil",rootData:o,dynamicAnchors:u})||(e=e===null?Re.errors:e.concat(Re.errors),t=e.length)),s.ground!==void 0&&(ue(s.ground,{instancePath:i+"/ground",parentData:s,
parentDataProperty:"ground",rootData:o,dynamicAnchors:u})||(e=e===null?ue.errors:e.concat(ue.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Je.errors=e,t===0}Je.evaluated={props:{name:!0,enabled:!0,managedBy:!0,
offUntil:!0,ground:!0},dynamicProps:!1,dynamicItems:!1};function nt(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){
let e=null,t=0,n=nt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.shouldDisplay===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"shouldDisplay"},message:"must have required property 'shouldDi\
splay'"};e===null?e=[r]:e.push(r),t++}if(s.ageAssuranceRequired===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
ageAssuranceRequired"},message:"must have required property 'ageAssuranceRequired'"};e===null?e=[r]:e.push(r),t++}if(s.digitalConsentAge===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"digitalConsentAge"},message:"must have required property 'digitalConsentAge'"};e===null?e=[r]:
e.push(r),t++}if(s.civilAge===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"civilAge"},message:"must have re\
quired property 'civilAge'"};e===null?e=[r]:e.push(r),t++}if(s.minimumAge===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
minimumAge"},message:"must have required property 'minimumAge'"};e===null?e=[r]:e.push(r),t++}if(s.approvedAgeCollectionMethods===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"approvedAgeCollectionMethods"},message:"must have required property 'approvedAgeCollectionMe\
thods'"};e===null?e=[r]:e.push(r),t++}if(s.rule===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rule"},message:"\
must have required property 'rule'"};e===null?e=[r]:e.push(r),t++}if(s.laws===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
laws"},message:"must have required property 'laws'"};e===null?e=[r]:e.push(r),t++}if(s.shouldDisplay!==void 0&&typeof s.shouldDisplay!="boolean"){let r={instancePath:i+
"/shouldDisplay",schemaPath:"#/properties/shouldDisplay/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.
ageAssuranceRequired!==void 0&&typeof s.ageAssuranceRequired!="boolean"){let r={instancePath:i+"/ageAssuranceRequired",schemaPath:"#/properties/ageAssuranceRequ\
ired/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.digitalConsentAge!==void 0&&(I(s.digitalConsentAge,
{instancePath:i+"/digitalConsentAge",parentData:s,parentDataProperty:"digitalConsentAge",rootData:o,dynamicAnchors:u})||(e=e===null?I.errors:e.concat(I.errors),
t=e.length)),s.civilAge!==void 0&&(I(s.civilAge,{instancePath:i+"/civilAge",parentData:s,parentDataProperty:"civilAge",rootData:o,dynamicAnchors:u})||(e=e===null?
I.errors:e.concat(I.errors),t=e.length)),s.minimumAge!==void 0&&(I(s.minimumAge,{instancePath:i+"/minimumAge",parentData:s,parentDataProperty:"minimumAge",rootData:o,
dynamicAnchors:u})||(e=e===null?I.errors:e.concat(I.errors),t=e.length)),s.approvedAgeCollectionMethods!==void 0){let r=s.approvedAgeCollectionMethods;if(Array.
isArray(r)){if(r.length>3){let l={instancePath:i+"/approvedAgeCollectionMethods",schemaPath:"#/properties/approvedAgeCollectionMethods/maxItems",keyword:"maxIte\
ms",params:{limit:3},message:"must NOT have more than 3 items"};e===null?e=[l]:e.push(l),t++}let a=r.length;for(let l=0;l<a;l++)He(r[l],{instancePath:i+"/approv\
edAgeCollectionMethods/"+l,parentData:r,parentDataProperty:l,rootData:o,dynamicAnchors:u})||(e=e===null?He.errors:e.concat(He.errors),t=e.length)}else{let a={instancePath:i+
"/approvedAgeCollectionMethods",schemaPath:"#/properties/approvedAgeCollectionMethods/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[a]:e.push(a),t++}}if(s.ageAssurances!==void 0){let r=s.ageAssurances;if(Array.isArray(r)){if(r.length>200){let l={instancePath:i+"/ageAssurances",schemaPath:"\
#/properties/ageAssurances/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT have more than 200 items"};e===null?e=[l]:e.push(l),t++}let a=r.length;
for(let l=0;l<a;l++)Fe(r[l],{instancePath:i+"/ageAssurances/"+l,parentData:r,parentDataProperty:l,rootData:o,dynamicAnchors:u})||(e=e===null?Fe.errors:e.concat(
Fe.errors),t=e.length)}else{let a={instancePath:i+"/ageAssurances",schemaPath:"#/properties/ageAssurances/type",keyword:"type",params:{type:"array"},message:"mu\
st be array"};e===null?e=[a]:e.push(a),t++}}if(s.rule!==void 0&&(Ge(s.rule,{instancePath:i+"/rule",parentData:s,parentDataProperty:"rule",rootData:o,dynamicAnchors:u})||
(e=e===null?Ge.errors:e.concat(Ge.errors),t=e.length)),s.laws!==void 0){let r=s.laws;if(Array.isArray(r)){if(r.length>200){let l={instancePath:i+"/laws",schemaPath:"\
#/properties/laws/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT have more than 200 items"};e===null?e=[l]:e.push(l),t++}let a=r.length;for(let l=0;l<
a;l++)Ye(r[l],{instancePath:i+"/laws/"+l,parentData:r,parentDataProperty:l,rootData:o,dynamicAnchors:u})||(e=e===null?Ye.errors:e.concat(Ye.errors),t=e.length)}else{
let a={instancePath:i+"/laws",schemaPath:"#/properties/laws/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}if(s.
permissions!==void 0){let r=s.permissions;if(Array.isArray(r)){if(r.length>200){let l={instancePath:i+"/permissions",schemaPath:"#/properties/permissions/maxIte\
ms",keyword:"maxItems",params:{limit:200},message:"must NOT have more than 200 items"};e===null?e=[l]:e.push(l),t++}let a=r.length;for(let l=0;l<a;l++)Je(r[l],{
instancePath:i+"/permissions/"+l,parentData:r,parentDataProperty:l,rootData:o,dynamicAnchors:u})||(e=e===null?Je.errors:e.concat(Je.errors),t=e.length)}else{let a={
instancePath:i+"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),
t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return nt.errors=
e,t===0}nt.evaluated={props:{shouldDisplay:!0,ageAssuranceRequired:!0,digitalConsentAge:!0,civilAge:!0,minimumAge:!0,approvedAgeCollectionMethods:!0,ageAssurances:!0,
rule:!0,laws:!0,permissions:!0},dynamicProps:!1,dynamicItems:!1};var X=ot;function ot(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=ot.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(s)>255){let r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters"};e===null?e=[r]:e.push(r),t++}if(P(s)<1){let r={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return ot.errors=e,t===0}ot.evaluated={dynamicProps:!1,dynamicItems:!1};var gn=ut;function A(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=A.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(s)>6){let r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:6},message:"\
must NOT have more than 6 characters"};e===null?e=[r]:e.push(r),t++}if(!sa.test(s)){let r={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"\
^[A-z]{2}(-[A-z0-9]{1,3})?$"},message:'must match pattern "^[A-z]{2}(-[A-z0-9]{1,3})?$"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return A.errors=e,t===0}A.evaluated={dynamicProps:!1,dynamicItems:!1};
function Le(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Le.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(s)>10){let r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:10},message:"\
must NOT have more than 10 characters"};e===null?e=[r]:e.push(r),t++}if(!ta.test(s)){let r={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$"},message:'must match pattern "^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return Le.errors=e,t===0}Le.evaluated={dynamicProps:!1,
dynamicItems:!1};function m(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=m.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(s)>36){let r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:36},
message:"must NOT have more than 36 characters"};e===null?e=[r]:e.push(r),t++}if(P(s)<36){let r={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{
limit:36},message:"must NOT have fewer than 36 characters"};e===null?e=[r]:e.push(r),t++}if(!ge.test(s)){let r={instancePath:i,schemaPath:"#/pattern",keyword:"p\
attern",params:{pattern:"^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"},message:'must match pattern "^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z\
0-9]{4}-[A-z0-9]{12}$"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[r]:e.push(r),t++}return m.errors=e,t===0}m.evaluated={dynamicProps:!1,dynamicItems:!1};function E(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=E.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(s)>128){let r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:128},
message:"must NOT have more than 128 characters"};e===null?e=[r]:e.push(r),t++}if(P(s)<1){let r={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return E.errors=e,t===0}E.evaluated={dynamicProps:!1,dynamicItems:!1};function Qe(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Qe.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[r]:e.push(r),t++}if(!(s==="own-platform"||s==="vr-platform"||s==="ios-platform"||s==="android-store"||s==="console-platform")){let r={instancePath:i,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ia.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return Qe.errors=
e,t===0}Qe.evaluated={dynamicProps:!1,dynamicItems:!1};function er(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){
let e=null,t=0,n=er.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(s)>32){let r={instancePath:i,schemaPath:"\
#/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[r]:e.push(r),t++}if(P(s)<1){let r={instancePath:i,
schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return er.errors=e,t===0}er.evaluated={dynamicProps:!1,
dynamicItems:!1};function rr(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=rr.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(s)>64){let r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters"};e===null?e=[r]:e.push(r),t++}if(P(s)<1){let r={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return rr.errors=e,t===0}rr.evaluated={dynamicProps:!1,dynamicItems:!1};function ke(s,{instancePath:i="",
parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=ke.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.name===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(!(r==="name"||r==="ageLow"||r==="ageHigh"||r==="category"||r===
"declarationType"||r==="verificationId")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}s.name!==void 0&&(Qe(s.name,{instancePath:i+"/name",parentData:s,parentDataProperty:"\
name",rootData:o,dynamicAnchors:u})||(e=e===null?Qe.errors:e.concat(Qe.errors),t=e.length)),s.ageLow!==void 0&&(I(s.ageLow,{instancePath:i+"/ageLow",parentData:s,
parentDataProperty:"ageLow",rootData:o,dynamicAnchors:u})||(e=e===null?I.errors:e.concat(I.errors),t=e.length)),s.ageHigh!==void 0&&(I(s.ageHigh,{instancePath:i+
"/ageHigh",parentData:s,parentDataProperty:"ageHigh",rootData:o,dynamicAnchors:u})||(e=e===null?I.errors:e.concat(I.errors),t=e.length)),s.category!==void 0&&(er(
s.category,{instancePath:i+"/category",parentData:s,parentDataProperty:"category",rootData:o,dynamicAnchors:u})||(e=e===null?er.errors:e.concat(er.errors),t=e.length)),
s.declarationType!==void 0&&(rr(s.declarationType,{instancePath:i+"/declarationType",parentData:s,parentDataProperty:"declarationType",rootData:o,dynamicAnchors:u})||
(e=e===null?rr.errors:e.concat(rr.errors),t=e.length)),s.verificationId!==void 0&&(m(s.verificationId,{instancePath:i+"/verificationId",parentData:s,parentDataProperty:"\
verificationId",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ke.errors=e,t===0}ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var kn=vs["language-tag"],qn=new RegExp("^[A-Za-z0-9]{1,8}(-[A-Za-z0-9]{1,8})*$","u");function G(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,
dynamicAnchors:u={}}={}){let e=null,t=0,n=G.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(s)>255){let r={
instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[r]:e.push(r),t++}if(!qn.
test(s)){let r={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9]{1,8}(-[A-Za-z0-9]{1,8})*$"},message:'must match pattern "^\
[A-Za-z0-9]{1,8}(-[A-Za-z0-9]{1,8})*$"'};e===null?e=[r]:e.push(r),t++}if(!kn(s)){let r={instancePath:i,schemaPath:"#/format",keyword:"format",params:{format:"la\
nguage-tag"},message:'must match format "language-tag"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return G.errors=e,t===0}G.evaluated={dynamicProps:!1,dynamicItems:!1};function Z(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Z.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(s)>2048){let r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2048},
message:"must NOT have more than 2048 characters"};e===null?e=[r]:e.push(r),t++}if(P(s)<1){let r={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return Z.errors=e,t===0}Z.evaluated={dynamicProps:!1,dynamicItems:!1};function ut(s,{instancePath:i="",
parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=ut.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.jurisdiction===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
jurisdiction"},message:"must have required property 'jurisdiction'"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(!(r==="jurisdiction"||r==="dateOfBirth"||r===
"age"||r==="kuid"||r==="externalId"||r==="platformAgeSignal"||r==="locale"||r==="redirectUrl")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}s.jurisdiction!==void 0&&(A(s.jurisdiction,
{instancePath:i+"/jurisdiction",parentData:s,parentDataProperty:"jurisdiction",rootData:o,dynamicAnchors:u})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),
s.dateOfBirth!==void 0&&(Le(s.dateOfBirth,{instancePath:i+"/dateOfBirth",parentData:s,parentDataProperty:"dateOfBirth",rootData:o,dynamicAnchors:u})||(e=e===null?
Le.errors:e.concat(Le.errors),t=e.length)),s.age!==void 0&&(I(s.age,{instancePath:i+"/age",parentData:s,parentDataProperty:"age",rootData:o,dynamicAnchors:u})||
(e=e===null?I.errors:e.concat(I.errors),t=e.length)),s.kuid!==void 0&&(m(s.kuid,{instancePath:i+"/kuid",parentData:s,parentDataProperty:"kuid",rootData:o,dynamicAnchors:u})||
(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.externalId!==void 0&&(E(s.externalId,{instancePath:i+"/externalId",parentData:s,parentDataProperty:"exter\
nalId",rootData:o,dynamicAnchors:u})||(e=e===null?E.errors:e.concat(E.errors),t=e.length)),s.platformAgeSignal!==void 0&&(ke(s.platformAgeSignal,{instancePath:i+
"/platformAgeSignal",parentData:s,parentDataProperty:"platformAgeSignal",rootData:o,dynamicAnchors:u})||(e=e===null?ke.errors:e.concat(ke.errors),t=e.length)),s.
locale!==void 0&&(G(s.locale,{instancePath:i+"/locale",parentData:s,parentDataProperty:"locale",rootData:o,dynamicAnchors:u})||(e=e===null?G.errors:e.concat(G.errors),
t=e.length)),s.redirectUrl!==void 0&&(Z(s.redirectUrl,{instancePath:i+"/redirectUrl",parentData:s,parentDataProperty:"redirectUrl",rootData:o,dynamicAnchors:u})||
(e=e===null?Z.errors:e.concat(Z.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return ut.errors=e,t===0}ut.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var U=lt,Pn={type:"string",enum:["true"]};function lt(s,{
instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=lt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),typeof s!="string"){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.
push(r),t++}if(s!=="true"){let r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Pn.enum},message:"must be equal to one of the allowed \
values"};e===null?e=[r]:e.push(r),t++}return lt.errors=e,t===0}lt.evaluated={dynamicProps:!1,dynamicItems:!1};var vn=dt;var fa={description:"A player in one product: age status, permissions and allowances under the current law and configuration.",type:"object",required:["sessionI\
d","kuid","ageStatus","ageCategory","etag","status","jurisdiction","managedBy","permissions","allowances"],properties:{sessionId:{description:"The id of the ses\
sion.",$ref:"#/components/schemas/Uuid"},kuid:{description:"The player's id, shared by all products of an organisation.",$ref:"#/components/schemas/Uuid"},externalId:{
description:"Your own id of the player, if you have given one.",$ref:"#/components/schemas/ExternalId"},ageStatus:{$ref:"#/components/schemas/AgeStatus"},ageCategory:{
$ref:"#/components/schemas/AgeCategory"},etag:{description:"The version of the whole response. A birthday, a new configuration of the product or a change of law\
 changes it, even if no one has changed the session.",type:"string",maxLength:64},status:{$ref:"#/components/schemas/SessionStatus"},dateOfBirth:{$ref:"#/compon\
ents/schemas/DateOfBirth"},jurisdiction:{$ref:"#/components/schemas/Jurisdiction"},managedBy:{description:"`GUARDIAN` from a guardian's consent until the player\
 is old enough not to need it.",type:"string",enum:["PLAYER","GUARDIAN"]},permissions:{description:"Every permission of the product, as it is for this player.",
type:"array",maxItems:200,items:{$ref:"#/components/schemas/Permission"}},allowances:{description:"The guardian's answers to the product's questions.",type:"arr\
ay",maxItems:100,items:{$ref:"#/components/schemas/Allowance"}}}},wn={description:"`ACTIVE`: the player meets the product's requirements. `HOLD`: a requirement \
is past its deadline.",type:"string",enum:["ACTIVE","HOLD"]};function ne(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){
let e=null,t=0,n=ne.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="ACTIVE"||s==="HOLD")){let r={instancePath:i,schemaPath:"#\
/enum",keyword:"enum",params:{allowedValues:wn.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return ne.errors=e,t===0}
ne.evaluated={dynamicProps:!1,dynamicItems:!1};function Y(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Y.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(s)>10){let r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:10},message:"\
must NOT have more than 10 characters"};e===null?e=[r]:e.push(r),t++}if(!aa(s)){let r={instancePath:i,schemaPath:"#/format",keyword:"format",params:{format:"dat\
e"},message:'must match format "date"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}return Y.errors=e,t===0}Y.evaluated={dynamicProps:!1,dynamicItems:!1};function sr(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=sr.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.name===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),t++}if(s.type===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),t++}if(s.numericalValue===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"numericalValue"},message:"must have required property 'numeric\
alValue'"};e===null?e=[r]:e.push(r),t++}if(s.name!==void 0){let r=s.name;if(typeof r=="string"){if(P(r)>64){let a={instancePath:i+"/name",schemaPath:"#/properti\
es/name/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}if(s.type!==void 0){let r=s.
type;if(typeof r!="string"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[a]:e.push(a),t++}if(r!=="numerical"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"numerical"},
message:"must be equal to constant"};e===null?e=[a]:e.push(a),t++}}if(s.numericalValue!==void 0){let r=s.numericalValue;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r))){let a={instancePath:i+"/numericalValue",schemaPath:"#/properties/numericalValue/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return sr.errors=e,t===0}sr.evaluated={props:{name:!0,type:!0,numericalValue:!0},dynamicProps:!1,dynamicItems:!1};function tr(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=tr.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.name===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),t++}if(s.type===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),t++}if(s.selectionValue===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"selectionValue"},message:"must have required property 'selecti\
onValue'"};e===null?e=[r]:e.push(r),t++}if(s.name!==void 0){let r=s.name;if(typeof r=="string"){if(P(r)>64){let a={instancePath:i+"/name",schemaPath:"#/properti\
es/name/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}if(s.type!==void 0){let r=s.
type;if(typeof r!="string"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[a]:e.push(a),t++}if(r!=="selection"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"selection"},
message:"must be equal to constant"};e===null?e=[a]:e.push(a),t++}}if(s.selectionValue!==void 0){let r=s.selectionValue;if(typeof r=="string"){if(P(r)>64){let a={
instancePath:i+"/selectionValue",schemaPath:"#/properties/selectionValue/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 ch\
aracters"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/selectionValue",schemaPath:"#/properties/selectionValue/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return tr.errors=e,t===0}tr.evaluated={props:{name:!0,type:!0,selectionValue:!0},dynamicProps:!1,dynamicItems:!1};
function je(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=je.evaluated;n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0);let r=t,a=!1,l=null,v=t;sr(s,{instancePath:i,parentData:h,parentDataProperty:f,rootData:o,dynamicAnchors:u})||(e=e===null?
sr.errors:e.concat(sr.errors),t=e.length);var k=v===t;if(k){a=!0,l=0;var d={};d.name=!0,d.type=!0,d.numericalValue=!0}let D=t;tr(s,{instancePath:i,parentData:h,
parentDataProperty:f,rootData:o,dynamicAnchors:u})||(e=e===null?tr.errors:e.concat(tr.errors),t=e.length);var k=D===t;if(k&&a?(a=!1,l=[l,1]):k&&(a=!0,l=1,d!==!0&&
(d=d||{},d.name=!0,d.type=!0,d.selectionValue=!0)),a)t=r,e!==null&&(r?e.length=r:e=null);else{let w={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{
passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[w]:e.push(w),t++}return je.errors=e,n.props=d,t===0}je.evaluated={dynamicProps:!0,
dynamicItems:!1};function le(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=le.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.sessionId===void 0){let r={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"sessionId"},message:"must have required property 'sessionId'"};e===null?e=[r]:e.push(r),t++}if(s.kuid===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kuid"},message:"must have required property 'kuid'"};e===null?e=[r]:e.push(r),
t++}if(s.ageStatus===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ageStatus"},message:"must have required p\
roperty 'ageStatus'"};e===null?e=[r]:e.push(r),t++}if(s.ageCategory===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
ageCategory"},message:"must have required property 'ageCategory'"};e===null?e=[r]:e.push(r),t++}if(s.etag===void 0){let r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?e=[r]:e.push(r),t++}if(s.status===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),t++}if(s.jurisdiction===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"jurisdiction"},message:"must have required property 'jurisdict\
ion'"};e===null?e=[r]:e.push(r),t++}if(s.managedBy===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"managedBy"},
message:"must have required property 'managedBy'"};e===null?e=[r]:e.push(r),t++}if(s.permissions===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"permissions"},message:"must have required property 'permissions'"};e===null?e=[r]:e.push(r),t++}if(s.allowances===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"allowances"},message:"must have required property 'allowances'"};e===null?e=[
r]:e.push(r),t++}if(s.sessionId!==void 0&&(m(s.sessionId,{instancePath:i+"/sessionId",parentData:s,parentDataProperty:"sessionId",rootData:o,dynamicAnchors:u})||
(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.kuid!==void 0&&(m(s.kuid,{instancePath:i+"/kuid",parentData:s,parentDataProperty:"kuid",rootData:o,dynamicAnchors:u})||
(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.externalId!==void 0&&(E(s.externalId,{instancePath:i+"/externalId",parentData:s,parentDataProperty:"exter\
nalId",rootData:o,dynamicAnchors:u})||(e=e===null?E.errors:e.concat(E.errors),t=e.length)),s.ageStatus!==void 0&&(se(s.ageStatus,{instancePath:i+"/ageStatus",parentData:s,
parentDataProperty:"ageStatus",rootData:o,dynamicAnchors:u})||(e=e===null?se.errors:e.concat(se.errors),t=e.length)),s.ageCategory!==void 0&&(_(s.ageCategory,{instancePath:i+
"/ageCategory",parentData:s,parentDataProperty:"ageCategory",rootData:o,dynamicAnchors:u})||(e=e===null?_.errors:e.concat(_.errors),t=e.length)),s.etag!==void 0){
let r=s.etag;if(typeof r=="string"){if(P(r)>64){let a={instancePath:i+"/etag",schemaPath:"#/properties/etag/maxLength",keyword:"maxLength",params:{limit:64},message:"\
must NOT have more than 64 characters"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}if(s.status!==void 0&&(ne(s.status,{instancePath:i+"/status",parentData:s,parentDataProperty:"\
status",rootData:o,dynamicAnchors:u})||(e=e===null?ne.errors:e.concat(ne.errors),t=e.length)),s.dateOfBirth!==void 0&&(Y(s.dateOfBirth,{instancePath:i+"/dateOfB\
irth",parentData:s,parentDataProperty:"dateOfBirth",rootData:o,dynamicAnchors:u})||(e=e===null?Y.errors:e.concat(Y.errors),t=e.length)),s.jurisdiction!==void 0&&
(A(s.jurisdiction,{instancePath:i+"/jurisdiction",parentData:s,parentDataProperty:"jurisdiction",rootData:o,dynamicAnchors:u})||(e=e===null?A.errors:e.concat(A.
errors),t=e.length)),s.managedBy!==void 0){let r=s.managedBy;if(typeof r!="string"){let a={instancePath:i+"/managedBy",schemaPath:"#/properties/managedBy/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(!(r==="PLAYER"||r==="GUARDIAN")){let a={instancePath:i+"/managed\
By",schemaPath:"#/properties/managedBy/enum",keyword:"enum",params:{allowedValues:fa.properties.managedBy.enum},message:"must be equal to one of the allowed val\
ues"};e===null?e=[a]:e.push(a),t++}}if(s.permissions!==void 0){let r=s.permissions;if(Array.isArray(r)){if(r.length>200){let l={instancePath:i+"/permissions",schemaPath:"\
#/properties/permissions/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT have more than 200 items"};e===null?e=[l]:e.push(l),t++}let a=r.length;
for(let l=0;l<a;l++)F(r[l],{instancePath:i+"/permissions/"+l,parentData:r,parentDataProperty:l,rootData:o,dynamicAnchors:u})||(e=e===null?F.errors:e.concat(F.errors),
t=e.length)}else{let a={instancePath:i+"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[a]:e.push(a),t++}}if(s.allowances!==void 0){let r=s.allowances;if(Array.isArray(r)){if(r.length>100){let l={instancePath:i+"/allowances",schemaPath:"#/p\
roperties/allowances/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[l]:e.push(l),t++}let a=r.length;for(let l=0;l<
a;l++)je(r[l],{instancePath:i+"/allowances/"+l,parentData:r,parentDataProperty:l,rootData:o,dynamicAnchors:u})||(e=e===null?je.errors:e.concat(je.errors),t=e.length)}else{
let a={instancePath:i+"/allowances",schemaPath:"#/properties/allowances/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(
a),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return le.errors=
e,t===0}le.evaluated={props:{sessionId:!0,kuid:!0,externalId:!0,ageStatus:!0,ageCategory:!0,etag:!0,status:!0,dateOfBirth:!0,jurisdiction:!0,managedBy:!0,permissions:!0,
allowances:!0},dynamicProps:!1,dynamicItems:!1};function ir(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,
t=0,n=ir.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.status===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),t++}if(s.session===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"session"},message:"must have required property 'session'"};e===
null?e=[r]:e.push(r),t++}if(s.status!==void 0){let r=s.status;if(typeof r!="string"){let a={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(r!=="PASS"){let a={instancePath:i+"/status",schemaPath:"#/properties/stat\
us/const",keyword:"const",params:{allowedValue:"PASS"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),t++}}s.session!==void 0&&(le(s.session,{instancePath:i+
"/session",parentData:s,parentDataProperty:"session",rootData:o,dynamicAnchors:u})||(e=e===null?le.errors:e.concat(le.errors),t=e.length))}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ir.errors=e,t===0}ir.evaluated={props:{status:!0,
session:!0},dynamicProps:!1,dynamicItems:!1};var bn={description:"What the guardian is asked to decide.",type:"string",enum:["CHALLENGE_PARENTAL_CONSENT","CHALLENGE_PARENT_INVITE","CHALLENGE_MATERIAL_CHANG\
E","CHALLENGE_UPDATE_JURISDICTION","CHALLENGE_SESSION_UPGRADE_BY_AGE_ASSURANCE"]};function te(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,
dynamicAnchors:u={}}={}){let e=null,t=0,n=te.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="CHALLENGE_PARENTAL_CONSENT"||s==="CHA\
LLENGE_PARENT_INVITE"||s==="CHALLENGE_MATERIAL_CHANGE"||s==="CHALLENGE_UPDATE_JURISDICTION"||s==="CHALLENGE_SESSION_UPGRADE_BY_AGE_ASSURANCE")){let r={instancePath:i,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:bn.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return te.errors=
e,t===0}te.evaluated={dynamicProps:!1,dynamicItems:!1};var ha=vs.uri;function R(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=R.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(s)>2048){let r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2048},
message:"must NOT have more than 2048 characters"};e===null?e=[r]:e.push(r),t++}if(!ha(s)){let r={instancePath:i,schemaPath:"#/format",keyword:"format",params:{
format:"uri"},message:'must match format "uri"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return R.errors=e,t===0}R.evaluated={dynamicProps:!1,dynamicItems:!1};var In=new RegExp("^[0-9A-HJKMNP-TV-Z]{8}$","u");function ie(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,
t=0,n=ie.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(s)>8){let r={instancePath:i,schemaPath:"#/maxLe\
ngth",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 characters"};e===null?e=[r]:e.push(r),t++}if(!In.test(s)){let r={instancePath:i,schemaPath:"\
#/pattern",keyword:"pattern",params:{pattern:"^[0-9A-HJKMNP-TV-Z]{8}$"},message:'must match pattern "^[0-9A-HJKMNP-TV-Z]{8}$"'};e===null?e=[r]:e.push(r),t++}}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return ie.errors=e,t===0}
ie.evaluated={dynamicProps:!1,dynamicItems:!1};function qe(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=qe.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(s)>64){let r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:64},message:"\
must NOT have more than 64 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}return qe.errors=e,t===0}qe.evaluated={dynamicProps:!1,dynamicItems:!1};function de(s,{instancePath:i="",parentData:h,
parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=de.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"\
must have required property 'id'"};e===null?e=[r]:e.push(r),t++}if(s.name===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),t++}if(s.url===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),t++}if(s.isDataNotice===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"isDataNotice"},message:"must have required property 'isDataNotice'"};e===null?e=[r]:e.push(r),
t++}if(s.id!==void 0&&(qe(s.id,{instancePath:i+"/id",parentData:s,parentDataProperty:"id",rootData:o,dynamicAnchors:u})||(e=e===null?qe.errors:e.concat(qe.errors),
t=e.length)),s.name!==void 0){let r=s.name;if(typeof r=="string"){if(P(r)>200){let a={instancePath:i+"/name",schemaPath:"#/properties/name/maxLength",keyword:"m\
axLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/name",schemaPath:"#/pr\
operties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}if(s.url!==void 0){let r=s.url;if(typeof r=="s\
tring"){if(P(r)>2048){let a={instancePath:i+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more t\
han 2048 characters"};e===null?e=[a]:e.push(a),t++}if(!ha(r)){let a={instancePath:i+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"\
uri"},message:'must match format "uri"'};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}if(s.isDataNotice!==void 0&&typeof s.isDataNotice!="boolean"){let r={instancePath:i+"/isD\
ataNotice",schemaPath:"#/properties/isDataNotice/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}}else{let r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return de.errors=e,t===0}de.evaluated=
{props:{id:!0,name:!0,url:!0,isDataNotice:!0},dynamicProps:!1,dynamicItems:!1};function pe(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=pe.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.presentedDocuments===void 0){let r={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"presentedDocuments"},message:"must have required property 'presentedDocuments'"};e===null?e=[r]:e.push(r),t++}if(s.
issuedAt===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"issuedAt"},message:"must have required property 'is\
suedAt'"};e===null?e=[r]:e.push(r),t++}if(s.presentedDocuments!==void 0){let r=s.presentedDocuments;if(Array.isArray(r)){if(r.length>100){let l={instancePath:i+
"/presentedDocuments",schemaPath:"#/properties/presentedDocuments/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===
null?e=[l]:e.push(l),t++}let a=r.length;for(let l=0;l<a;l++)qe(r[l],{instancePath:i+"/presentedDocuments/"+l,parentData:r,parentDataProperty:l,rootData:o,dynamicAnchors:u})||
(e=e===null?qe.errors:e.concat(qe.errors),t=e.length)}else{let a={instancePath:i+"/presentedDocuments",schemaPath:"#/properties/presentedDocuments/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}s.issuedAt!==void 0&&(q(s.issuedAt,{instancePath:i+"/issuedAt",parentData:s,parentDataProperty:"\
issuedAt",rootData:o,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)),s.actionedAt!==void 0&&(q(s.actionedAt,{instancePath:i+"/actionedA\
t",parentData:s,parentDataProperty:"actionedAt",rootData:o,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)),s.acceptanceDeadline!==void 0&&
(q(s.acceptanceDeadline,{instancePath:i+"/acceptanceDeadline",parentData:s,parentDataProperty:"acceptanceDeadline",rootData:o,dynamicAnchors:u})||(e=e===null?q.
errors:e.concat(q.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[r]:e.push(r),t++}return pe.errors=e,t===0}pe.evaluated={props:{presentedDocuments:!0,issuedAt:!0,actionedAt:!0,acceptanceDeadline:!0},dynamicProps:!1,dynamicItems:!1};
var Dn={description:"What an unfinished challenge waits for. `guardian-confirmation`: a guardian has decided on a page whose address anybody may hold, and has n\
ot yet pressed the button in the mail. `guardian-approval`: somebody new has decided, and a guardian on file, or one who withdrew within the last year, has to a\
gree. `guardian-verification`: a guardian has decided, and still has to show that they are an adult. `guardian-second-confirmation`: a guardian has decided, and\
 has not yet pressed the button in the second email, which is sent a day later.",type:"string",enum:["guardian-confirmation","guardian-approval","guardian-verif\
ication","guardian-second-confirmation"]};function J(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,
n=J.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="guardian-confirmation"||s==="guardian-approval"||s==="guardian-verificat\
ion"||s==="guardian-second-confirmation")){let r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Dn.enum},message:"must be equal to one\
 of the allowed values"};e===null?e=[r]:e.push(r),t++}return J.errors=e,t===0}J.evaluated={dynamicProps:!1,dynamicItems:!1};var Rn={description:"Why a challenge\
 failed.",type:"string",enum:["cancelled-by-initiator","denied-by-guardian","not-my-child","deadline-passed","session-revoked","age-criteria-not-met","repudiate\
d-by-guardian","guardian-refused","second-confirmation-missing","no-longer-needed","max-attempts-exceeded","fraudulent-activity-detected","expired"]};function B(s,{
instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=B.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),typeof s!="string"){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.
push(r),t++}if(!(s==="cancelled-by-initiator"||s==="denied-by-guardian"||s==="not-my-child"||s==="deadline-passed"||s==="session-revoked"||s==="age-criteria-not\
-met"||s==="repudiated-by-guardian"||s==="guardian-refused"||s==="second-confirmation-missing"||s==="no-longer-needed"||s==="max-attempts-exceeded"||s==="fraudu\
lent-activity-detected"||s==="expired")){let r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Rn.enum},message:"must be equal to one o\
f the allowed values"};e===null?e=[r]:e.push(r),t++}return B.errors=e,t===0}B.evaluated={dynamicProps:!1,dynamicItems:!1};function Pe(s,{instancePath:i="",parentData:h,
parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Pe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.challengeId===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"chal\
lengeId"},message:"must have required property 'challengeId'"};e===null?e=[r]:e.push(r),t++}if(s.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),t++}if(s.childLiteAccessEnabled===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"childLiteAccessEnabled"},message:"must have required property 'childLiteAcces\
sEnabled'"};e===null?e=[r]:e.push(r),t++}if(s.kuid===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kuid"},message:"\
must have required property 'kuid'"};e===null?e=[r]:e.push(r),t++}if(s.jurisdiction===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"jurisdiction"},message:"must have required property 'jurisdiction'"};e===null?e=[r]:e.push(r),t++}if(s.documents===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"documents"},message:"must have required property 'documents'"};e===null?e=[r]:e.push(r),t++}
if(s.challengeId!==void 0&&(m(s.challengeId,{instancePath:i+"/challengeId",parentData:s,parentDataProperty:"challengeId",rootData:o,dynamicAnchors:u})||(e=e===null?
m.errors:e.concat(m.errors),t=e.length)),s.type!==void 0&&(te(s.type,{instancePath:i+"/type",parentData:s,parentDataProperty:"type",rootData:o,dynamicAnchors:u})||
(e=e===null?te.errors:e.concat(te.errors),t=e.length)),s.url!==void 0&&(R(s.url,{instancePath:i+"/url",parentData:s,parentDataProperty:"url",rootData:o,dynamicAnchors:u})||
(e=e===null?R.errors:e.concat(R.errors),t=e.length)),s.oneTimePassword!==void 0&&(ie(s.oneTimePassword,{instancePath:i+"/oneTimePassword",parentData:s,parentDataProperty:"\
oneTimePassword",rootData:o,dynamicAnchors:u})||(e=e===null?ie.errors:e.concat(ie.errors),t=e.length)),s.otpExpiresAt!==void 0&&(q(s.otpExpiresAt,{instancePath:i+
"/otpExpiresAt",parentData:s,parentDataProperty:"otpExpiresAt",rootData:o,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)),s.childLiteAccessEnabled!==
void 0&&typeof s.childLiteAccessEnabled!="boolean"){let r={instancePath:i+"/childLiteAccessEnabled",schemaPath:"#/properties/childLiteAccessEnabled/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.kuid!==void 0&&(m(s.kuid,{instancePath:i+"/kuid",parentData:s,parentDataProperty:"\
kuid",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.jurisdiction!==void 0&&(A(s.jurisdiction,{instancePath:i+"/jurisdict\
ion",parentData:s,parentDataProperty:"jurisdiction",rootData:o,dynamicAnchors:u})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),s.age!==void 0&&(I(s.age,
{instancePath:i+"/age",parentData:s,parentDataProperty:"age",rootData:o,dynamicAnchors:u})||(e=e===null?I.errors:e.concat(I.errors),t=e.length)),s.dateOfBirth!==
void 0&&(Y(s.dateOfBirth,{instancePath:i+"/dateOfBirth",parentData:s,parentDataProperty:"dateOfBirth",rootData:o,dynamicAnchors:u})||(e=e===null?Y.errors:e.concat(
Y.errors),t=e.length)),s.documents!==void 0){let r=s.documents;if(Array.isArray(r)){if(r.length>100){let l={instancePath:i+"/documents",schemaPath:"#/properties\
/documents/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[l]:e.push(l),t++}let a=r.length;for(let l=0;l<
a;l++)de(r[l],{instancePath:i+"/documents/"+l,parentData:r,parentDataProperty:l,rootData:o,dynamicAnchors:u})||(e=e===null?de.errors:e.concat(de.errors),t=e.length)}else{
let a={instancePath:i+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(
a),t++}}s.materialChange!==void 0&&(pe(s.materialChange,{instancePath:i+"/materialChange",parentData:s,parentDataProperty:"materialChange",rootData:o,dynamicAnchors:u})||
(e=e===null?pe.errors:e.concat(pe.errors),t=e.length)),s.awaiting!==void 0&&(J(s.awaiting,{instancePath:i+"/awaiting",parentData:s,parentDataProperty:"awaiting",
rootData:o,dynamicAnchors:u})||(e=e===null?J.errors:e.concat(J.errors),t=e.length)),s.failureReason!==void 0&&(B(s.failureReason,{instancePath:i+"/failureReason",
parentData:s,parentDataProperty:"failureReason",rootData:o,dynamicAnchors:u})||(e=e===null?B.errors:e.concat(B.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Pe.errors=e,t===0}Pe.evaluated={props:{challengeId:!0,
type:!0,url:!0,oneTimePassword:!0,otpExpiresAt:!0,childLiteAccessEnabled:!0,kuid:!0,jurisdiction:!0,age:!0,dateOfBirth:!0,documents:!0,materialChange:!0,awaiting:!0,
failureReason:!0},dynamicProps:!1,dynamicItems:!1};function ar(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,
t=0,n=ar.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.status===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),t++}if(s.challenge===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"challenge"},message:"must have required property 'challenge'"};
e===null?e=[r]:e.push(r),t++}if(s.status!==void 0){let r=s.status;if(typeof r!="string"){let a={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(r!=="CHALLENGE"){let a={instancePath:i+"/status",schemaPath:"#/properties\
/status/const",keyword:"const",params:{allowedValue:"CHALLENGE"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),t++}}s.challenge!==void 0&&(Pe(s.
challenge,{instancePath:i+"/challenge",parentData:s,parentDataProperty:"challenge",rootData:o,dynamicAnchors:u})||(e=e===null?Pe.errors:e.concat(Pe.errors),t=e.
length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ar.errors=
e,t===0}ar.evaluated={props:{status:!0,challenge:!0},dynamicProps:!1,dynamicItems:!1};function nr(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=nr.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.status===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),t++}if(s.status!==void 0){let r=s.status;if(typeof r!=
"string"){let a={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.
push(a),t++}if(r!=="PROHIBITED"){let a={instancePath:i+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue:"PROHIBITED"},message:"\
must be equal to constant"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),t++}return nr.errors=e,t===0}nr.evaluated={props:{status:!0},dynamicProps:!1,dynamicItems:!1};function dt(s,{instancePath:i="",
parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=dt.evaluated;n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0);let r=t,a=!1,l=null,v=t;ir(s,{instancePath:i,parentData:h,parentDataProperty:f,rootData:o,dynamicAnchors:u})||(e=e===null?ir.errors:e.concat(ir.errors),
t=e.length);var k=v===t;if(k){a=!0,l=0;var d={};d.status=!0,d.session=!0}let D=t;ar(s,{instancePath:i,parentData:h,parentDataProperty:f,rootData:o,dynamicAnchors:u})||
(e=e===null?ar.errors:e.concat(ar.errors),t=e.length);var k=D===t;if(k&&a)a=!1,l=[l,1];else{k&&(a=!0,l=1,d!==!0&&(d=d||{},d.status=!0,d.challenge=!0));let w=t;nr(
s,{instancePath:i,parentData:h,parentDataProperty:f,rootData:o,dynamicAnchors:u})||(e=e===null?nr.errors:e.concat(nr.errors),t=e.length);var k=w===t;k&&a?(a=!1,
l=[l,2]):k&&(a=!0,l=2,d!==!0&&(d=d||{},d.status=!0))}if(a)t=r,e!==null&&(r?e.length=r:e=null);else{let w={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{
passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[w]:e.push(w),t++}return dt.errors=e,n.props=d,t===0}dt.evaluated={dynamicProps:!0,
dynamicItems:!1};var W=pt;function pt(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=pt.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.error===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"error"},message:"must have required property 'error'"};e===null?e=[r]:e.push(r),t++}if(s.errorMessage===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errorMessage"},message:"must have required property 'errorMess\
age'"};e===null?e=[r]:e.push(r),t++}if(s.error!==void 0&&($(s.error,{instancePath:i+"/error",parentData:s,parentDataProperty:"error",rootData:o,dynamicAnchors:u})||
(e=e===null?$.errors:e.concat($.errors),t=e.length)),s.errorMessage!==void 0){let r=s.errorMessage;if(typeof r=="string"){if(P(r)>2e3){let a={instancePath:i+"/e\
rrorMessage",schemaPath:"#/properties/errorMessage/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?
e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/errorMessage",schemaPath:"#/properties/errorMessage/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),t++}return pt.errors=e,t===0}pt.evaluated={props:{error:!0,errorMessage:!0},dynamicProps:!1,dynamicItems:!1};var bs=ct;function ct(s,{instancePath:i="",
parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=ct.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.error===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
error"},message:"must have required property 'error'"};e===null?e=[r]:e.push(r),t++}if(s.errorMessage===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"errorMessage"},message:"must have required property 'errorMessage'"};e===null?e=[r]:e.push(r),t++}if(s.error!==void 0&&($(s.error,
{instancePath:i+"/error",parentData:s,parentDataProperty:"error",rootData:o,dynamicAnchors:u})||(e=e===null?$.errors:e.concat($.errors),t=e.length)),s.errorMessage!==
void 0){let r=s.errorMessage;if(typeof r=="string"){if(P(r)>2e3){let a={instancePath:i+"/errorMessage",schemaPath:"#/properties/errorMessage/maxLength",keyword:"\
maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/errorMessage",schemaPath:"\
#/properties/errorMessage/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ct.errors=e,t===0}ct.evaluated={props:{error:!0,errorMessage:!0},
dynamicProps:!1,dynamicItems:!1};var An=mt;function mt(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,
n=mt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(s)>36){let r={instancePath:i,schemaPath:"#/maxLengt\
h",keyword:"maxLength",params:{limit:36},message:"must NOT have more than 36 characters"};e===null?e=[r]:e.push(r),t++}if(P(s)<36){let r={instancePath:i,schemaPath:"\
#/minLength",keyword:"minLength",params:{limit:36},message:"must NOT have fewer than 36 characters"};e===null?e=[r]:e.push(r),t++}if(!ge.test(s)){let r={instancePath:i,
schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"},message:'must match pattern "^[A-z0-9\
]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return mt.errors=e,t===0}mt.evaluated={dynamicProps:!1,dynamicItems:!1};var Ln=ft;function ft(s,{
instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=ft.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),typeof s=="string"){if(P(s)>36){let r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:36},message:"must NOT have mor\
e than 36 characters"};e===null?e=[r]:e.push(r),t++}if(P(s)<36){let r={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:36},message:"mu\
st NOT have fewer than 36 characters"};e===null?e=[r]:e.push(r),t++}if(!ge.test(s)){let r={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"\
^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"},message:'must match pattern "^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"'};
e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),t++}return ft.errors=e,t===0}ft.evaluated={dynamicProps:!1,dynamicItems:!1};var jn=ht;function ht(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,
dynamicAnchors:u={}}={}){let e=null,t=0,n=ht.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(s)>128){let r={
instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[r]:e.push(r),t++}if(P(
s)<1){let r={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(
r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return ht.errors=
e,t===0}ht.evaluated={dynamicProps:!1,dynamicItems:!1};var Tn=yt;function yt(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=yt.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(s)>128){let r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:128},
message:"must NOT have more than 128 characters"};e===null?e=[r]:e.push(r),t++}if(P(s)<1){let r={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return yt.errors=e,t===0}yt.evaluated={dynamicProps:!1,dynamicItems:!1};var xn=gt;function gt(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=gt.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(s)>4096){let r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:4096},
message:"must NOT have more than 4096 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return gt.errors=e,t===0}gt.evaluated={dynamicProps:!1,dynamicItems:!1};var da=kt;function kt(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=kt.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(s)>66){let r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:66},message:"\
must NOT have more than 66 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}return kt.errors=e,t===0}kt.evaluated={dynamicProps:!1,dynamicItems:!1};var pa=qt;function qt(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=qt.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer"};e===null?e=[r]:e.push(r),t++}if(typeof s=="number"){if(s>9007199254740991||isNaN(s)){let r={instancePath:i,schemaPath:"#/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),t++}if(s<0||isNaN(s)){let r={instancePath:i,
schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),t++}}return qt.errors=e,t===0}qt.evaluated=
{dynamicProps:!1,dynamicItems:!1};var Cn=Pt;function Pt(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,
t=0,n=Pt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.sessionId===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sessionId"},message:"must have required property 'sessionId'"};e===null?e=[r]:
e.push(r),t++}if(s.kuid===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kuid"},message:"must have required p\
roperty 'kuid'"};e===null?e=[r]:e.push(r),t++}if(s.ageStatus===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
ageStatus"},message:"must have required property 'ageStatus'"};e===null?e=[r]:e.push(r),t++}if(s.ageCategory===void 0){let r={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"ageCategory"},message:"must have required property 'ageCategory'"};e===null?e=[r]:e.push(r),t++}if(s.etag===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?e=[r]:e.
push(r),t++}if(s.status===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required\
 property 'status'"};e===null?e=[r]:e.push(r),t++}if(s.jurisdiction===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
jurisdiction"},message:"must have required property 'jurisdiction'"};e===null?e=[r]:e.push(r),t++}if(s.managedBy===void 0){let r={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"managedBy"},message:"must have required property 'managedBy'"};e===null?e=[r]:e.push(r),t++}if(s.permissions===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"permissions"},message:"must have required property 'permission\
s'"};e===null?e=[r]:e.push(r),t++}if(s.allowances===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"allowances"},
message:"must have required property 'allowances'"};e===null?e=[r]:e.push(r),t++}if(s.sessionId!==void 0&&(m(s.sessionId,{instancePath:i+"/sessionId",parentData:s,
parentDataProperty:"sessionId",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.kuid!==void 0&&(m(s.kuid,{instancePath:i+"/\
kuid",parentData:s,parentDataProperty:"kuid",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.externalId!==void 0&&(E(s.externalId,
{instancePath:i+"/externalId",parentData:s,parentDataProperty:"externalId",rootData:o,dynamicAnchors:u})||(e=e===null?E.errors:e.concat(E.errors),t=e.length)),s.
ageStatus!==void 0&&(se(s.ageStatus,{instancePath:i+"/ageStatus",parentData:s,parentDataProperty:"ageStatus",rootData:o,dynamicAnchors:u})||(e=e===null?se.errors:
e.concat(se.errors),t=e.length)),s.ageCategory!==void 0&&(_(s.ageCategory,{instancePath:i+"/ageCategory",parentData:s,parentDataProperty:"ageCategory",rootData:o,
dynamicAnchors:u})||(e=e===null?_.errors:e.concat(_.errors),t=e.length)),s.etag!==void 0){let r=s.etag;if(typeof r=="string"){if(P(r)>64){let a={instancePath:i+
"/etag",schemaPath:"#/properties/etag/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[a]:e.push(a),
t++}}else{let a={instancePath:i+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),t++}}if(s.status!==void 0&&(ne(s.status,{instancePath:i+"/status",parentData:s,parentDataProperty:"status",rootData:o,dynamicAnchors:u})||(e=e===null?ne.errors:
e.concat(ne.errors),t=e.length)),s.dateOfBirth!==void 0&&(Y(s.dateOfBirth,{instancePath:i+"/dateOfBirth",parentData:s,parentDataProperty:"dateOfBirth",rootData:o,
dynamicAnchors:u})||(e=e===null?Y.errors:e.concat(Y.errors),t=e.length)),s.jurisdiction!==void 0&&(A(s.jurisdiction,{instancePath:i+"/jurisdiction",parentData:s,
parentDataProperty:"jurisdiction",rootData:o,dynamicAnchors:u})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),s.managedBy!==void 0){let r=s.managedBy;if(typeof r!=
"string"){let a={instancePath:i+"/managedBy",schemaPath:"#/properties/managedBy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[a]:e.push(a),t++}if(!(r==="PLAYER"||r==="GUARDIAN")){let a={instancePath:i+"/managedBy",schemaPath:"#/properties/managedBy/enum",keyword:"enum",params:{allowedValues:fa.
properties.managedBy.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),t++}}if(s.permissions!==void 0){let r=s.permissions;if(Array.
isArray(r)){if(r.length>200){let l={instancePath:i+"/permissions",schemaPath:"#/properties/permissions/maxItems",keyword:"maxItems",params:{limit:200},message:"\
must NOT have more than 200 items"};e===null?e=[l]:e.push(l),t++}let a=r.length;for(let l=0;l<a;l++)F(r[l],{instancePath:i+"/permissions/"+l,parentData:r,parentDataProperty:l,
rootData:o,dynamicAnchors:u})||(e=e===null?F.errors:e.concat(F.errors),t=e.length)}else{let a={instancePath:i+"/permissions",schemaPath:"#/properties/permission\
s/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}if(s.allowances!==void 0){let r=s.allowances;if(Array.isArray(
r)){if(r.length>100){let l={instancePath:i+"/allowances",schemaPath:"#/properties/allowances/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT h\
ave more than 100 items"};e===null?e=[l]:e.push(l),t++}let a=r.length;for(let l=0;l<a;l++)je(r[l],{instancePath:i+"/allowances/"+l,parentData:r,parentDataProperty:l,
rootData:o,dynamicAnchors:u})||(e=e===null?je.errors:e.concat(je.errors),t=e.length)}else{let a={instancePath:i+"/allowances",schemaPath:"#/properties/allowance\
s/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Pt.errors=e,t===0}Pt.evaluated={props:{sessionId:!0,kuid:!0,externalId:!0,
ageStatus:!0,ageCategory:!0,etag:!0,status:!0,dateOfBirth:!0,jurisdiction:!0,managedBy:!0,permissions:!0,allowances:!0},dynamicProps:!1,dynamicItems:!1};var On=vt;function vt(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=vt.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[r]:e.push(r),t++}if(s!=="NOT_MODIFIED"){let r={instancePath:i,schemaPath:"#/const",keyword:"const",params:{allowedValue:"NOT_MODIFIED"},message:"\
must be equal to constant"};e===null?e=[r]:e.push(r),t++}return vt.errors=e,t===0}vt.evaluated={dynamicProps:!1,dynamicItems:!1};var En=wt;function or(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=or.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.name===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(r!=="name"){let a={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[a]:e.
push(a),t++}s.name!==void 0&&(oe(s.name,{instancePath:i+"/name",parentData:s,parentDataProperty:"name",rootData:o,dynamicAnchors:u})||(e=e===null?oe.errors:e.concat(
oe.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
t++}return or.errors=e,t===0}or.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ur(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=ur.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="passIfOver"||r==="failIfUnder")){let a={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[a]:e.
push(a),t++}s.passIfOver!==void 0&&(I(s.passIfOver,{instancePath:i+"/passIfOver",parentData:s,parentDataProperty:"passIfOver",rootData:o,dynamicAnchors:u})||(e=
e===null?I.errors:e.concat(I.errors),t=e.length)),s.failIfUnder!==void 0&&(I(s.failIfUnder,{instancePath:i+"/failIfUnder",parentData:s,parentDataProperty:"failI\
fUnder",rootData:o,dynamicAnchors:u})||(e=e===null?I.errors:e.concat(I.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ur.errors=e,t===0}ur.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function lr(s,{
instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=lr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="redirectUrl"||r==="locale"||r==="facialAgeEstimation")){let a={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[a]:e.
push(a),t++}s.redirectUrl!==void 0&&(Z(s.redirectUrl,{instancePath:i+"/redirectUrl",parentData:s,parentDataProperty:"redirectUrl",rootData:o,dynamicAnchors:u})||
(e=e===null?Z.errors:e.concat(Z.errors),t=e.length)),s.locale!==void 0&&(G(s.locale,{instancePath:i+"/locale",parentData:s,parentDataProperty:"locale",rootData:o,
dynamicAnchors:u})||(e=e===null?G.errors:e.concat(G.errors),t=e.length)),s.facialAgeEstimation!==void 0&&(ur(s.facialAgeEstimation,{instancePath:i+"/facialAgeEs\
timation",parentData:s,parentDataProperty:"facialAgeEstimation",rootData:o,dynamicAnchors:u})||(e=e===null?ur.errors:e.concat(ur.errors),t=e.length))}else{let r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return lr.errors=e,t===0}lr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var na=new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9]([.][0-9]+)?(Z|[+-][0-9]{2}:[0-9]{2})$","u");function H(s,{instancePath:i="",parentData:h,
parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=H.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s==
"string"){if(P(s)>40){let r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};e===
null?e=[r]:e.push(r),t++}if(!na.test(s)){let r={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0\
-9]{2}:[0-5][0-9]([.][0-9]+)?(Z|[+-][0-9]{2}:[0-9]{2})$"},message:'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9]([.][0-9]+)?(Z|[+\
-][0-9]{2}:[0-9]{2})$"'};e===null?e=[r]:e.push(r),t++}if(!ws(s)){let r={instancePath:i,schemaPath:"#/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[r]:e.push(r),t++}return H.errors=e,t===0}H.evaluated={dynamicProps:!1,dynamicItems:!1};function dr(s,{instancePath:i="",parentData:h,parentDataProperty:f,
rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=dr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.documents===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"documents"},message:"must \
have required property 'documents'"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(!(r==="documents"||r==="acceptanceDeadline")){let a={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}
if(s.documents!==void 0){let r=s.documents;if(Array.isArray(r)){if(r.length>100){let l={instancePath:i+"/documents",schemaPath:"#/properties/documents/maxItems",
keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[l]:e.push(l),t++}if(r.length<1){let l={instancePath:i+"/documents",
schemaPath:"#/properties/documents/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[l]:e.push(l),t++}let a=r.
length;for(let l=0;l<a;l++)qe(r[l],{instancePath:i+"/documents/"+l,parentData:r,parentDataProperty:l,rootData:o,dynamicAnchors:u})||(e=e===null?qe.errors:e.concat(
qe.errors),t=e.length)}else{let a={instancePath:i+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};e===null?e=[a]:e.push(a),t++}}s.acceptanceDeadline!==void 0&&(H(s.acceptanceDeadline,{instancePath:i+"/acceptanceDeadline",parentData:s,parentDataProperty:"\
acceptanceDeadline",rootData:o,dynamicAnchors:u})||(e=e===null?H.errors:e.concat(H.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return dr.errors=e,t===0}dr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function wt(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=wt.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="sessionId"||r==="kuid"||r==="externalId"||r==="reque\
stedPermissions"||r==="options"||r==="materialChange"||r==="priorChallengeId")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}if(s.sessionId!==void 0&&(m(s.sessionId,{instancePath:i+
"/sessionId",parentData:s,parentDataProperty:"sessionId",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.kuid!==void 0&&(m(
s.kuid,{instancePath:i+"/kuid",parentData:s,parentDataProperty:"kuid",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.externalId!==
void 0&&(E(s.externalId,{instancePath:i+"/externalId",parentData:s,parentDataProperty:"externalId",rootData:o,dynamicAnchors:u})||(e=e===null?E.errors:e.concat(
E.errors),t=e.length)),s.requestedPermissions!==void 0){let r=s.requestedPermissions;if(Array.isArray(r)){if(r.length>200){let l={instancePath:i+"/requestedPerm\
issions",schemaPath:"#/properties/requestedPermissions/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT have more than 200 items"};e===null?e=[
l]:e.push(l),t++}let a=r.length;for(let l=0;l<a;l++)or(r[l],{instancePath:i+"/requestedPermissions/"+l,parentData:r,parentDataProperty:l,rootData:o,dynamicAnchors:u})||
(e=e===null?or.errors:e.concat(or.errors),t=e.length)}else{let a={instancePath:i+"/requestedPermissions",schemaPath:"#/properties/requestedPermissions/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}s.options!==void 0&&(lr(s.options,{instancePath:i+"/options",parentData:s,parentDataProperty:"\
options",rootData:o,dynamicAnchors:u})||(e=e===null?lr.errors:e.concat(lr.errors),t=e.length)),s.materialChange!==void 0&&(dr(s.materialChange,{instancePath:i+"\
/materialChange",parentData:s,parentDataProperty:"materialChange",rootData:o,dynamicAnchors:u})||(e=e===null?dr.errors:e.concat(dr.errors),t=e.length)),s.priorChallengeId!==
void 0&&(m(s.priorChallengeId,{instancePath:i+"/priorChallengeId",parentData:s,parentDataProperty:"priorChallengeId",rootData:o,dynamicAnchors:u})||(e=e===null?
m.errors:e.concat(m.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),t++}return wt.errors=e,t===0}wt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Nn=bt;function Te(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Te.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),Pe(s,{instancePath:i,parentData:h,parentDataProperty:f,rootData:o,dynamicAnchors:u})||(e=e===null?Pe.errors:e.concat(Pe.
errors),t=e.length),s&&typeof s=="object"&&!Array.isArray(s)){if(s.session===void 0){let r={instancePath:i,schemaPath:"#/allOf/1/required",keyword:"required",params:{
missingProperty:"session"},message:"must have required property 'session'"};e===null?e=[r]:e.push(r),t++}s.session!==void 0&&(le(s.session,{instancePath:i+"/ses\
sion",parentData:s,parentDataProperty:"session",rootData:o,dynamicAnchors:u})||(e=e===null?le.errors:e.concat(le.errors),t=e.length))}else{let r={instancePath:i,
schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Te.errors=e,t===0}Te.evaluated={
props:{session:!0,challengeId:!0,type:!0,url:!0,oneTimePassword:!0,otpExpiresAt:!0,childLiteAccessEnabled:!0,kuid:!0,jurisdiction:!0,age:!0,dateOfBirth:!0,documents:!0,
materialChange:!0,awaiting:!0,failureReason:!0},dynamicProps:!1,dynamicItems:!1};function bt(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,
dynamicAnchors:u={}}={}){let e=null,t=0,n=bt.evaluated;n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0);let r=t,a=!1,l=null,v=t;Te(s,{instancePath:i,
parentData:h,parentDataProperty:f,rootData:o,dynamicAnchors:u})||(e=e===null?Te.errors:e.concat(Te.errors),t=e.length);var k=v===t;if(k){a=!0,l=0;var d={};d.session=
!0,d.challengeId=!0,d.type=!0,d.url=!0,d.oneTimePassword=!0,d.otpExpiresAt=!0,d.childLiteAccessEnabled=!0,d.kuid=!0,d.jurisdiction=!0,d.age=!0,d.dateOfBirth=!0,
d.documents=!0,d.materialChange=!0,d.awaiting=!0,d.failureReason=!0}let D=t;le(s,{instancePath:i,parentData:h,parentDataProperty:f,rootData:o,dynamicAnchors:u})||
(e=e===null?le.errors:e.concat(le.errors),t=e.length);var k=D===t;if(k&&a?(a=!1,l=[l,1]):k&&(a=!0,l=1,d!==!0&&(d=d||{},d.sessionId=!0,d.kuid=!0,d.externalId=!0,
d.ageStatus=!0,d.ageCategory=!0,d.etag=!0,d.status=!0,d.dateOfBirth=!0,d.jurisdiction=!0,d.managedBy=!0,d.permissions=!0,d.allowances=!0)),a)t=r,e!==null&&(r?e.
length=r:e=null);else{let w={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===
null?e=[w]:e.push(w),t++}return bt.errors=e,n.props=d,t===0}bt.evaluated={dynamicProps:!0,dynamicItems:!1};var $n=It;function It(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=It.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.sessionId===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"sessionId"},message:"must have required property 'sessionId'"};e===null?e=[r]:e.push(r),t++}if(s.enabledPermissions===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"enabledPermissions"},message:"must have required property 'enabledPerm\
issions'"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(!(r==="sessionId"||r==="enabledPermissions")){let a={instancePath:i,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}if(s.sessionId!==void 0&&
(m(s.sessionId,{instancePath:i+"/sessionId",parentData:s,parentDataProperty:"sessionId",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=
e.length)),s.enabledPermissions!==void 0){let r=s.enabledPermissions;if(Array.isArray(r)){if(r.length>200){let l={instancePath:i+"/enabledPermissions",schemaPath:"\
#/properties/enabledPermissions/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT have more than 200 items"};e===null?e=[l]:e.push(l),t++}let a=r.
length;for(let l=0;l<a;l++){let v=r[l];if(typeof v=="string"){if(P(v)>262e3){let d={instancePath:i+"/enabledPermissions/"+l,schemaPath:"#/properties/enabledPerm\
issions/items/maxLength",keyword:"maxLength",params:{limit:262e3},message:"must NOT have more than 262000 characters"};e===null?e=[d]:e.push(d),t++}}else{let d={
instancePath:i+"/enabledPermissions/"+l,schemaPath:"#/properties/enabledPermissions/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[d]:e.push(d),t++}}}else{let a={instancePath:i+"/enabledPermissions",schemaPath:"#/properties/enabledPermissions/type",keyword:"type",params:{type:"a\
rray"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[r]:e.push(r),t++}return It.errors=e,t===0}It.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Sn=Dt;function Dt(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Dt.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(s)>2e3){let r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},
message:"must NOT have more than 2000 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return Dt.errors=e,t===0}Dt.evaluated={dynamicProps:!1,dynamicItems:!1};var Kn=Rt,Mn={description:"\
The permissions after the change.",type:"object",required:["status","session"],properties:{status:{description:"Always `PASS`.",type:"string",enum:["PASS"]},session:{
description:"The session that was changed.",type:"object",required:["sessionId","permissions"],properties:{sessionId:{description:"The id of the session.",$ref:"\
#/components/schemas/Uuid"},permissions:{description:"Every permission of the session, as it is now.",type:"array",maxItems:200,items:{$ref:"#/components/schema\
s/Permission"}}}}}};function Rt(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Rt.evaluated;if(n.
dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.status===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),t++}if(s.session===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"session"},message:"must have required property 'session'"};e===null?e=
[r]:e.push(r),t++}if(s.status!==void 0){let r=s.status;if(typeof r!="string"){let a={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(r!=="PASS"){let a={instancePath:i+"/status",schemaPath:"#/properties/status/\
enum",keyword:"enum",params:{allowedValues:Mn.properties.status.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),t++}}if(s.session!==
void 0){let r=s.session;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.sessionId===void 0){let a={instancePath:i+"/session",schemaPath:"#/properties/session/\
required",keyword:"required",params:{missingProperty:"sessionId"},message:"must have required property 'sessionId'"};e===null?e=[a]:e.push(a),t++}if(r.permissions===
void 0){let a={instancePath:i+"/session",schemaPath:"#/properties/session/required",keyword:"required",params:{missingProperty:"permissions"},message:"must have\
 required property 'permissions'"};e===null?e=[a]:e.push(a),t++}if(r.sessionId!==void 0&&(m(r.sessionId,{instancePath:i+"/session/sessionId",parentData:r,parentDataProperty:"\
sessionId",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),r.permissions!==void 0){let a=r.permissions;if(Array.isArray(a)){
if(a.length>200){let v={instancePath:i+"/session/permissions",schemaPath:"#/properties/session/properties/permissions/maxItems",keyword:"maxItems",params:{limit:200},
message:"must NOT have more than 200 items"};e===null?e=[v]:e.push(v),t++}let l=a.length;for(let v=0;v<l;v++)F(a[v],{instancePath:i+"/session/permissions/"+v,parentData:a,
parentDataProperty:v,rootData:o,dynamicAnchors:u})||(e=e===null?F.errors:e.concat(F.errors),t=e.length)}else{let l={instancePath:i+"/session/permissions",schemaPath:"\
#/properties/session/properties/permissions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),t++}}}else{let a={instancePath:i+
"/session",schemaPath:"#/properties/session/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Rt.errors=e,t===0}Rt.evaluated={props:{status:!0,
session:!0},dynamicProps:!1,dynamicItems:!1};var Xn=At;function At(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=At.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.jurisdiction===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"jurisdiction"},message:"must have required property 'jurisdiction'"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(!(r==="se\
ssionId"||r==="kuid"||r==="jurisdiction")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}s.sessionId!==void 0&&(m(s.sessionId,{instancePath:i+"/sessionId",parentData:s,parentDataProperty:"\
sessionId",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.kuid!==void 0&&(m(s.kuid,{instancePath:i+"/kuid",parentData:s,parentDataProperty:"\
kuid",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.jurisdiction!==void 0&&(A(s.jurisdiction,{instancePath:i+"/jurisdict\
ion",parentData:s,parentDataProperty:"jurisdiction",rootData:o,dynamicAnchors:u})||(e=e===null?A.errors:e.concat(A.errors),t=e.length))}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return At.errors=e,t===0}At.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Un=Lt;function Lt(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,
n=Lt.evaluated;n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0);let r=t,a=!1,l=null,v=t;Te(s,{instancePath:i,parentData:h,parentDataProperty:f,
rootData:o,dynamicAnchors:u})||(e=e===null?Te.errors:e.concat(Te.errors),t=e.length);var k=v===t;if(k){a=!0,l=0;var d={};d.session=!0,d.challengeId=!0,d.type=!0,
d.url=!0,d.oneTimePassword=!0,d.otpExpiresAt=!0,d.childLiteAccessEnabled=!0,d.kuid=!0,d.jurisdiction=!0,d.age=!0,d.dateOfBirth=!0,d.documents=!0,d.materialChange=
!0,d.awaiting=!0,d.failureReason=!0}let D=t;le(s,{instancePath:i,parentData:h,parentDataProperty:f,rootData:o,dynamicAnchors:u})||(e=e===null?le.errors:e.concat(
le.errors),t=e.length);var k=D===t;if(k&&a?(a=!1,l=[l,1]):k&&(a=!0,l=1,d!==!0&&(d=d||{},d.sessionId=!0,d.kuid=!0,d.externalId=!0,d.ageStatus=!0,d.ageCategory=!0,
d.etag=!0,d.status=!0,d.dateOfBirth=!0,d.jurisdiction=!0,d.managedBy=!0,d.permissions=!0,d.allowances=!0)),a)t=r,e!==null&&(r?e.length=r:e=null);else{let w={instancePath:i,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[w]:e.push(w),t++}return Lt.errors=e,
n.props=d,t===0}Lt.evaluated={dynamicProps:!0,dynamicItems:!1};var Wn=jt;function jt(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=jt.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.sessionId===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"sessionId"},message:"must have required property 'sessionId'"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(r!=="sessionId"){
let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional propert\
ies"};e===null?e=[a]:e.push(a),t++}s.sessionId!==void 0&&(m(s.sessionId,{instancePath:i+"/sessionId",parentData:s,parentDataProperty:"sessionId",rootData:o,dynamicAnchors:u})||
(e=e===null?m.errors:e.concat(m.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return jt.errors=e,t===0}jt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var _n=Tt,zn={description:"The guardians of a \
session have been unlinked.",type:"object",required:["sessionId","status","unlinkedAt"],properties:{sessionId:{description:"The id of the session.",$ref:"#/comp\
onents/schemas/Uuid"},status:{description:"Always `PASS`.",type:"string",enum:["PASS"]},unlinkedAt:{description:"When the last guardian was unlinked. The same i\
n every repetition.",$ref:"#/components/schemas/Timestamp"}}};function Tt(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){
let e=null,t=0,n=Tt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.sessionId===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sessionId"},message:"must have required property 'sessionId'"};e===null?
e=[r]:e.push(r),t++}if(s.status===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have \
required property 'status'"};e===null?e=[r]:e.push(r),t++}if(s.unlinkedAt===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
unlinkedAt"},message:"must have required property 'unlinkedAt'"};e===null?e=[r]:e.push(r),t++}if(s.sessionId!==void 0&&(m(s.sessionId,{instancePath:i+"/sessionI\
d",parentData:s,parentDataProperty:"sessionId",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.status!==void 0){let r=s.status;
if(typeof r!="string"){let a={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[a]:e.push(a),t++}if(r!=="PASS"){let a={instancePath:i+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:zn.properties.
status.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),t++}}s.unlinkedAt!==void 0&&(q(s.unlinkedAt,{instancePath:i+"/unlink\
edAt",parentData:s,parentDataProperty:"unlinkedAt",rootData:o,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),t=e.length))}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Tt.errors=e,t===0}Tt.evaluated={props:{sessionId:!0,
status:!0,unlinkedAt:!0},dynamicProps:!1,dynamicItems:!1};var Vn=xt;function z(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=z.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer"};e===null?e=[r]:e.push(r),t++}if(typeof s=="number"){if(s>2147483647||isNaN(s)){let r={instancePath:i,schemaPath:"#/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[r]:e.push(r),t++}if(s<1||isNaN(s)){let r={instancePath:i,schemaPath:"\
#/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),t++}}return z.errors=e,t===0}z.evaluated={dynamicProps:!1,
dynamicItems:!1};function xt(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=xt.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.jurisdiction===void 0){let r={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"jurisdiction"},message:"must have required property 'jurisdiction'"};e===null?e=[r]:e.push(r),t++}if(s.requestedProductIds===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requestedProductIds"},message:"must have required property 're\
questedProductIds'"};e===null?e=[r]:e.push(r),t++}if(s.kuid===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
kuid"},message:"must have required property 'kuid'"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(!(r==="jurisdiction"||r==="requestedProductIds"||r==="kuid"||
r==="externalId")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have\
 additional properties"};e===null?e=[a]:e.push(a),t++}if(s.jurisdiction!==void 0&&(A(s.jurisdiction,{instancePath:i+"/jurisdiction",parentData:s,parentDataProperty:"\
jurisdiction",rootData:o,dynamicAnchors:u})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),s.requestedProductIds!==void 0){let r=s.requestedProductIds;if(Array.
isArray(r)){if(r.length>20){let l={instancePath:i+"/requestedProductIds",schemaPath:"#/properties/requestedProductIds/maxItems",keyword:"maxItems",params:{limit:20},
message:"must NOT have more than 20 items"};e===null?e=[l]:e.push(l),t++}if(r.length<1){let l={instancePath:i+"/requestedProductIds",schemaPath:"#/properties/re\
questedProductIds/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[l]:e.push(l),t++}let a=r.length;for(let l=0;l<
a;l++)z(r[l],{instancePath:i+"/requestedProductIds/"+l,parentData:r,parentDataProperty:l,rootData:o,dynamicAnchors:u})||(e=e===null?z.errors:e.concat(z.errors),
t=e.length)}else{let a={instancePath:i+"/requestedProductIds",schemaPath:"#/properties/requestedProductIds/type",keyword:"type",params:{type:"array"},message:"m\
ust be array"};e===null?e=[a]:e.push(a),t++}}s.kuid!==void 0&&(m(s.kuid,{instancePath:i+"/kuid",parentData:s,parentDataProperty:"kuid",rootData:o,dynamicAnchors:u})||
(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.externalId!==void 0&&(E(s.externalId,{instancePath:i+"/externalId",parentData:s,parentDataProperty:"exter\
nalId",rootData:o,dynamicAnchors:u})||(e=e===null?E.errors:e.concat(E.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return xt.errors=e,t===0}xt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Bn=Ct;function pr(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=pr.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.productId===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"productId"},message:"must have required property 'productId'"};e===null?e=[r]:e.push(r),t++}if(s.challenge===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"challenge"},message:"must have required property 'challenge'"};e===null?e=[r]:e.push(r),t++}
s.productId!==void 0&&(z(s.productId,{instancePath:i+"/productId",parentData:s,parentDataProperty:"productId",rootData:o,dynamicAnchors:u})||(e=e===null?z.errors:
e.concat(z.errors),t=e.length)),s.challenge!==void 0&&(Pe(s.challenge,{instancePath:i+"/challenge",parentData:s,parentDataProperty:"challenge",rootData:o,dynamicAnchors:u})||
(e=e===null?Pe.errors:e.concat(Pe.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[r]:e.push(r),t++}return pr.errors=e,t===0}pr.evaluated={props:{productId:!0,challenge:!0},dynamicProps:!1,dynamicItems:!1};function Ct(s,{instancePath:i="",
parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Ct.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.challenges===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
challenges"},message:"must have required property 'challenges'"};e===null?e=[r]:e.push(r),t++}if(s.challenges!==void 0){let r=s.challenges;if(Array.isArray(r)){
if(r.length>20){let l={instancePath:i+"/challenges",schemaPath:"#/properties/challenges/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have mo\
re than 20 items"};e===null?e=[l]:e.push(l),t++}let a=r.length;for(let l=0;l<a;l++)pr(r[l],{instancePath:i+"/challenges/"+l,parentData:r,parentDataProperty:l,rootData:o,
dynamicAnchors:u})||(e=e===null?pr.errors:e.concat(pr.errors),t=e.length)}else{let a={instancePath:i+"/challenges",schemaPath:"#/properties/challenges/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ct.errors=e,t===0}Ct.evaluated={props:{challenges:!0},dynamicProps:!1,dynamicItems:!1};var Hn=Ot;
function Ot(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Ot.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(s)>36){let r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:36},message:"\
must NOT have more than 36 characters"};e===null?e=[r]:e.push(r),t++}if(P(s)<36){let r={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:36},
message:"must NOT have fewer than 36 characters"};e===null?e=[r]:e.push(r),t++}if(!ge.test(s)){let r={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{
pattern:"^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"},message:'must match pattern "^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]\
{12}$"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[r]:e.push(r),t++}return Ot.errors=e,t===0}Ot.evaluated={dynamicProps:!1,dynamicItems:!1};var Fn=Et;function Et(s,{instancePath:i="",parentData:h,parentDataProperty:f,
rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Et.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.challengeId===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"challengeId"},message:"m\
ust have required property 'challengeId'"};e===null?e=[r]:e.push(r),t++}if(s.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),t++}if(s.childLiteAccessEnabled===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"childLiteAccessEnabled"},message:"must have required property 'childLiteAccessEnabled'"};e===null?e=[r]:
e.push(r),t++}if(s.kuid===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kuid"},message:"must have required p\
roperty 'kuid'"};e===null?e=[r]:e.push(r),t++}if(s.jurisdiction===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
jurisdiction"},message:"must have required property 'jurisdiction'"};e===null?e=[r]:e.push(r),t++}if(s.documents===void 0){let r={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"documents"},message:"must have required property 'documents'"};e===null?e=[r]:e.push(r),t++}if(s.challengeId!==
void 0&&(m(s.challengeId,{instancePath:i+"/challengeId",parentData:s,parentDataProperty:"challengeId",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(
m.errors),t=e.length)),s.type!==void 0&&(te(s.type,{instancePath:i+"/type",parentData:s,parentDataProperty:"type",rootData:o,dynamicAnchors:u})||(e=e===null?te.
errors:e.concat(te.errors),t=e.length)),s.url!==void 0&&(R(s.url,{instancePath:i+"/url",parentData:s,parentDataProperty:"url",rootData:o,dynamicAnchors:u})||(e=
e===null?R.errors:e.concat(R.errors),t=e.length)),s.oneTimePassword!==void 0&&(ie(s.oneTimePassword,{instancePath:i+"/oneTimePassword",parentData:s,parentDataProperty:"\
oneTimePassword",rootData:o,dynamicAnchors:u})||(e=e===null?ie.errors:e.concat(ie.errors),t=e.length)),s.otpExpiresAt!==void 0&&(q(s.otpExpiresAt,{instancePath:i+
"/otpExpiresAt",parentData:s,parentDataProperty:"otpExpiresAt",rootData:o,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)),s.childLiteAccessEnabled!==
void 0&&typeof s.childLiteAccessEnabled!="boolean"){let r={instancePath:i+"/childLiteAccessEnabled",schemaPath:"#/properties/childLiteAccessEnabled/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.kuid!==void 0&&(m(s.kuid,{instancePath:i+"/kuid",parentData:s,parentDataProperty:"\
kuid",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.jurisdiction!==void 0&&(A(s.jurisdiction,{instancePath:i+"/jurisdict\
ion",parentData:s,parentDataProperty:"jurisdiction",rootData:o,dynamicAnchors:u})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),s.age!==void 0&&(I(s.age,
{instancePath:i+"/age",parentData:s,parentDataProperty:"age",rootData:o,dynamicAnchors:u})||(e=e===null?I.errors:e.concat(I.errors),t=e.length)),s.dateOfBirth!==
void 0&&(Y(s.dateOfBirth,{instancePath:i+"/dateOfBirth",parentData:s,parentDataProperty:"dateOfBirth",rootData:o,dynamicAnchors:u})||(e=e===null?Y.errors:e.concat(
Y.errors),t=e.length)),s.documents!==void 0){let r=s.documents;if(Array.isArray(r)){if(r.length>100){let l={instancePath:i+"/documents",schemaPath:"#/properties\
/documents/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[l]:e.push(l),t++}let a=r.length;for(let l=0;l<
a;l++)de(r[l],{instancePath:i+"/documents/"+l,parentData:r,parentDataProperty:l,rootData:o,dynamicAnchors:u})||(e=e===null?de.errors:e.concat(de.errors),t=e.length)}else{
let a={instancePath:i+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(
a),t++}}s.materialChange!==void 0&&(pe(s.materialChange,{instancePath:i+"/materialChange",parentData:s,parentDataProperty:"materialChange",rootData:o,dynamicAnchors:u})||
(e=e===null?pe.errors:e.concat(pe.errors),t=e.length)),s.awaiting!==void 0&&(J(s.awaiting,{instancePath:i+"/awaiting",parentData:s,parentDataProperty:"awaiting",
rootData:o,dynamicAnchors:u})||(e=e===null?J.errors:e.concat(J.errors),t=e.length)),s.failureReason!==void 0&&(B(s.failureReason,{instancePath:i+"/failureReason",
parentData:s,parentDataProperty:"failureReason",rootData:o,dynamicAnchors:u})||(e=e===null?B.errors:e.concat(B.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Et.errors=e,t===0}Et.evaluated={props:{challengeId:!0,
type:!0,url:!0,oneTimePassword:!0,otpExpiresAt:!0,childLiteAccessEnabled:!0,kuid:!0,jurisdiction:!0,age:!0,dateOfBirth:!0,documents:!0,materialChange:!0,awaiting:!0,
failureReason:!0},dynamicProps:!1,dynamicItems:!1};var Gn=Nt;function Nt(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){
let e=null,t=0,n=Nt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(s)>36){let r={instancePath:i,schemaPath:"\
#/maxLength",keyword:"maxLength",params:{limit:36},message:"must NOT have more than 36 characters"};e===null?e=[r]:e.push(r),t++}if(P(s)<36){let r={instancePath:i,
schemaPath:"#/minLength",keyword:"minLength",params:{limit:36},message:"must NOT have fewer than 36 characters"};e===null?e=[r]:e.push(r),t++}if(!ge.test(s)){let r={
instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"},message:'must match pa\
ttern "^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return Nt.errors=e,t===0}Nt.evaluated={dynamicProps:!1,dynamicItems:!1};var Zn=$t;var Yn={description:"No guardian has decided yet.",type:"object",required:["challengeId","status"],properties:{challengeId:{description:"The id of the challenge\
.",$ref:"#/components/schemas/Uuid"},status:{description:"`IN_PROGRESS` once a guardian has opened it.",type:"string",enum:["PENDING","IN_PROGRESS"]},awaiting:{
description:"Present if a decision was made that does not count yet.",$ref:"#/components/schemas/Awaiting"}}};function cr(s,{instancePath:i="",parentData:h,parentDataProperty:f,
rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=cr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.challengeId===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"challengeId"},message:"m\
ust have required property 'challengeId'"};e===null?e=[r]:e.push(r),t++}if(s.status===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),t++}if(s.challengeId!==void 0&&(m(s.challengeId,{instancePath:i+
"/challengeId",parentData:s,parentDataProperty:"challengeId",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.status!==void 0){
let r=s.status;if(typeof r!="string"){let a={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[a]:e.push(a),t++}if(!(r==="PENDING"||r==="IN_PROGRESS")){let a={instancePath:i+"/status",schemaPath:"#/properties/status/enum",keyword:"\
enum",params:{allowedValues:Yn.properties.status.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),t++}}s.awaiting!==void 0&&
(J(s.awaiting,{instancePath:i+"/awaiting",parentData:s,parentDataProperty:"awaiting",rootData:o,dynamicAnchors:u})||(e=e===null?J.errors:e.concat(J.errors),t=e.
length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return cr.errors=
e,t===0}cr.evaluated={props:{challengeId:!0,status:!0,awaiting:!0},dynamicProps:!1,dynamicItems:!1};function mr(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=mr.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.challengeId===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"challengeId"},message:"must have required property 'challengeId'"};e===null?e=[r]:e.push(r),t++}if(s.status===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(
r),t++}if(s.sessionId===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sessionId"},message:"must have require\
d property 'sessionId'"};e===null?e=[r]:e.push(r),t++}if(s.challengeId!==void 0&&(m(s.challengeId,{instancePath:i+"/challengeId",parentData:s,parentDataProperty:"\
challengeId",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.status!==void 0){let r=s.status;if(typeof r!="string"){let a={
instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(r!==
"PASS"){let a={instancePath:i+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue:"PASS"},message:"must be equal to constant"};
e===null?e=[a]:e.push(a),t++}}s.sessionId!==void 0&&(m(s.sessionId,{instancePath:i+"/sessionId",parentData:s,parentDataProperty:"sessionId",rootData:o,dynamicAnchors:u})||
(e=e===null?m.errors:e.concat(m.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return mr.errors=e,t===0}mr.evaluated={props:{challengeId:!0,status:!0,sessionId:!0},dynamicProps:!1,dynamicItems:!1};function fr(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=fr.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.challengeId===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"challengeId"},message:"must have required property 'challengeId'"};e===null?e=[r]:e.push(r),t++}if(s.status===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(
r),t++}if(s.failureReason===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failureReason"},message:"must have\
 required property 'failureReason'"};e===null?e=[r]:e.push(r),t++}if(s.challengeId!==void 0&&(m(s.challengeId,{instancePath:i+"/challengeId",parentData:s,parentDataProperty:"\
challengeId",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.status!==void 0){let r=s.status;if(typeof r!="string"){let a={
instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(r!==
"FAIL"){let a={instancePath:i+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue:"FAIL"},message:"must be equal to constant"};
e===null?e=[a]:e.push(a),t++}}s.failureReason!==void 0&&(B(s.failureReason,{instancePath:i+"/failureReason",parentData:s,parentDataProperty:"failureReason",rootData:o,
dynamicAnchors:u})||(e=e===null?B.errors:e.concat(B.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return fr.errors=e,t===0}fr.evaluated={props:{challengeId:!0,status:!0,failureReason:!0},dynamicProps:!1,dynamicItems:!1};
function $t(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=$t.evaluated;n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0);let r=t,a=!1,l=null,v=t;cr(s,{instancePath:i,parentData:h,parentDataProperty:f,rootData:o,dynamicAnchors:u})||(e=e===null?
cr.errors:e.concat(cr.errors),t=e.length);var k=v===t;if(k){a=!0,l=0;var d={};d.challengeId=!0,d.status=!0,d.awaiting=!0}let D=t;mr(s,{instancePath:i,parentData:h,
parentDataProperty:f,rootData:o,dynamicAnchors:u})||(e=e===null?mr.errors:e.concat(mr.errors),t=e.length);var k=D===t;if(k&&a)a=!1,l=[l,1];else{k&&(a=!0,l=1,d!==
!0&&(d=d||{},d.challengeId=!0,d.status=!0,d.sessionId=!0));let w=t;fr(s,{instancePath:i,parentData:h,parentDataProperty:f,rootData:o,dynamicAnchors:u})||(e=e===
null?fr.errors:e.concat(fr.errors),t=e.length);var k=w===t;k&&a?(a=!1,l=[l,2]):k&&(a=!0,l=2,d!==!0&&(d=d||{},d.challengeId=!0,d.status=!0,d.failureReason=!0))}if(a)
t=r,e!==null&&(r?e.length=r:e=null);else{let w={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one sc\
hema in oneOf"};e===null?e=[w]:e.push(w),t++}return $t.errors=e,n.props=d,t===0}$t.evaluated={dynamicProps:!0,dynamicItems:!1};var Jn=St;function St(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=St.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.challengeId===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"challengeId"},message:"must have required property 'challengeId'"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(r!=="challe\
ngeId"){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional\
 properties"};e===null?e=[a]:e.push(a),t++}s.challengeId!==void 0&&(m(s.challengeId,{instancePath:i+"/challengeId",parentData:s,parentDataProperty:"challengeId",
rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return St.errors=e,t===0}St.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Qn=Kt;function Kt(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Kt.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.challengeId===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"challengeId"},message:"must have required property 'challengeId'"};e===null?e=[r]:e.push(r),t++}if(s.oneTimePassword===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"oneTimePassword"},message:"must have required property 'oneTimePasswor\
d'"};e===null?e=[r]:e.push(r),t++}if(s.otpExpiresAt===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"otpExpir\
esAt"},message:"must have required property 'otpExpiresAt'"};e===null?e=[r]:e.push(r),t++}s.challengeId!==void 0&&(m(s.challengeId,{instancePath:i+"/challengeId",
parentData:s,parentDataProperty:"challengeId",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.oneTimePassword!==void 0&&(ie(
s.oneTimePassword,{instancePath:i+"/oneTimePassword",parentData:s,parentDataProperty:"oneTimePassword",rootData:o,dynamicAnchors:u})||(e=e===null?ie.errors:e.concat(
ie.errors),t=e.length)),s.otpExpiresAt!==void 0&&(q(s.otpExpiresAt,{instancePath:i+"/otpExpiresAt",parentData:s,parentDataProperty:"otpExpiresAt",rootData:o,dynamicAnchors:u})||
(e=e===null?q.errors:e.concat(q.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return Kt.errors=e,t===0}Kt.evaluated={props:{challengeId:!0,oneTimePassword:!0,otpExpiresAt:!0},dynamicProps:!1,dynamicItems:!1};
var eo=Mt;var oa=vs["idn-email"];function ce(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=ce.evaluated;if(n.
dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(s)>254){let r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLeng\
th",params:{limit:254},message:"must NOT have more than 254 characters"};e===null?e=[r]:e.push(r),t++}if(!oa(s)){let r={instancePath:i,schemaPath:"#/format",keyword:"\
format",params:{format:"idn-email"},message:'must match format "idn-email"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return ce.errors=e,t===0}ce.evaluated={dynamicProps:!1,dynamicItems:!1};function Mt(s,{
instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Mt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.challengeId===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
challengeId"},message:"must have required property 'challengeId'"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(!(r==="challengeId"||r==="email")){let a={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[a]:e.
push(a),t++}s.challengeId!==void 0&&(m(s.challengeId,{instancePath:i+"/challengeId",parentData:s,parentDataProperty:"challengeId",rootData:o,dynamicAnchors:u})||
(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.email!==void 0&&(ce(s.email,{instancePath:i+"/email",parentData:s,parentDataProperty:"email",rootData:o,dynamicAnchors:u})||
(e=e===null?ce.errors:e.concat(ce.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[r]:e.push(r),t++}return Mt.errors=e,t===0}Mt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ro=Xt;function Xt(s,{instancePath:i="",parentData:h,
parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Xt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s))for(let r in s){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return Xt.errors=e,t===0}Xt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Is=Ut;function Ut(s,{
instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Ut.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.error===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
error"},message:"must have required property 'error'"};e===null?e=[r]:e.push(r),t++}if(s.errorMessage===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"errorMessage"},message:"must have required property 'errorMessage'"};e===null?e=[r]:e.push(r),t++}if(s.error!==void 0&&($(s.error,
{instancePath:i+"/error",parentData:s,parentDataProperty:"error",rootData:o,dynamicAnchors:u})||(e=e===null?$.errors:e.concat($.errors),t=e.length)),s.errorMessage!==
void 0){let r=s.errorMessage;if(typeof r=="string"){if(P(r)>2e3){let a={instancePath:i+"/errorMessage",schemaPath:"#/properties/errorMessage/maxLength",keyword:"\
maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/errorMessage",schemaPath:"\
#/properties/errorMessage/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ut.errors=e,t===0}Ut.evaluated={props:{error:!0,errorMessage:!0},
dynamicProps:!1,dynamicItems:!1};var ca=Wt;function Wt(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,
n=Wt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.error===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"error"},message:"must have required property 'error'"};e===null?e=[r]:e.push(r),t++}if(s.errorMessage===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errorMessage"},message:"must have required property 'errorMess\
age'"};e===null?e=[r]:e.push(r),t++}if(s.error!==void 0&&($(s.error,{instancePath:i+"/error",parentData:s,parentDataProperty:"error",rootData:o,dynamicAnchors:u})||
(e=e===null?$.errors:e.concat($.errors),t=e.length)),s.errorMessage!==void 0){let r=s.errorMessage;if(typeof r=="string"){if(P(r)>2e3){let a={instancePath:i+"/e\
rrorMessage",schemaPath:"#/properties/errorMessage/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?
e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/errorMessage",schemaPath:"#/properties/errorMessage/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),t++}return Wt.errors=e,t===0}Wt.evaluated={props:{error:!0,errorMessage:!0},dynamicProps:!1,dynamicItems:!1};var so=_t;function _t(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=_t.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.jurisdiction===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"jurisdiction"},message:"must have required property 'jurisdiction'"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(!(r==="ju\
risdiction"||r==="kuid"||r==="externalId"||r==="dateOfBirth"||r==="age"||r==="platformAgeSignal"||r==="redirectUrl"||r==="locale")){let a={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}
s.jurisdiction!==void 0&&(A(s.jurisdiction,{instancePath:i+"/jurisdiction",parentData:s,parentDataProperty:"jurisdiction",rootData:o,dynamicAnchors:u})||(e=e===
null?A.errors:e.concat(A.errors),t=e.length)),s.kuid!==void 0&&(m(s.kuid,{instancePath:i+"/kuid",parentData:s,parentDataProperty:"kuid",rootData:o,dynamicAnchors:u})||
(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.externalId!==void 0&&(E(s.externalId,{instancePath:i+"/externalId",parentData:s,parentDataProperty:"exter\
nalId",rootData:o,dynamicAnchors:u})||(e=e===null?E.errors:e.concat(E.errors),t=e.length)),s.dateOfBirth!==void 0&&(Le(s.dateOfBirth,{instancePath:i+"/dateOfBir\
th",parentData:s,parentDataProperty:"dateOfBirth",rootData:o,dynamicAnchors:u})||(e=e===null?Le.errors:e.concat(Le.errors),t=e.length)),s.age!==void 0&&(I(s.age,
{instancePath:i+"/age",parentData:s,parentDataProperty:"age",rootData:o,dynamicAnchors:u})||(e=e===null?I.errors:e.concat(I.errors),t=e.length)),s.platformAgeSignal!==
void 0&&(ke(s.platformAgeSignal,{instancePath:i+"/platformAgeSignal",parentData:s,parentDataProperty:"platformAgeSignal",rootData:o,dynamicAnchors:u})||(e=e===null?
ke.errors:e.concat(ke.errors),t=e.length)),s.redirectUrl!==void 0&&(Z(s.redirectUrl,{instancePath:i+"/redirectUrl",parentData:s,parentDataProperty:"redirectUrl",
rootData:o,dynamicAnchors:u})||(e=e===null?Z.errors:e.concat(Z.errors),t=e.length)),s.locale!==void 0&&(G(s.locale,{instancePath:i+"/locale",parentData:s,parentDataProperty:"\
locale",rootData:o,dynamicAnchors:u})||(e=e===null?G.errors:e.concat(G.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return _t.errors=e,t===0}_t.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var to=zt;function zt(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=zt.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.widgetId===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"widgetId"},message:"must have required property 'widgetId'"};e===null?e=[r]:e.push(r),t++}if(s.url===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),t++}if(s.shortUrl===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"shortUrl"},message:"must have required property 'shortUrl'"};e===
null?e=[r]:e.push(r),t++}s.widgetId!==void 0&&(m(s.widgetId,{instancePath:i+"/widgetId",parentData:s,parentDataProperty:"widgetId",rootData:o,dynamicAnchors:u})||
(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.url!==void 0&&(R(s.url,{instancePath:i+"/url",parentData:s,parentDataProperty:"url",rootData:o,dynamicAnchors:u})||
(e=e===null?R.errors:e.concat(R.errors),t=e.length)),s.shortUrl!==void 0&&(R(s.shortUrl,{instancePath:i+"/shortUrl",parentData:s,parentDataProperty:"shortUrl",rootData:o,
dynamicAnchors:u})||(e=e===null?R.errors:e.concat(R.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return zt.errors=e,t===0}zt.evaluated={props:{widgetId:!0,url:!0,shortUrl:!0},dynamicProps:!1,dynamicItems:!1};var io=Vt;function Vt(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Vt.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.jurisdiction===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"jurisdiction"},message:"must have required property 'jurisdiction'"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(!(r==="ju\
risdiction"||r==="kuid"||r==="externalId"||r==="platformAgeSignal"||r==="redirectUrl"||r==="locale")){let a={instancePath:i,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}s.jurisdiction!==void 0&&
(A(s.jurisdiction,{instancePath:i+"/jurisdiction",parentData:s,parentDataProperty:"jurisdiction",rootData:o,dynamicAnchors:u})||(e=e===null?A.errors:e.concat(A.
errors),t=e.length)),s.kuid!==void 0&&(m(s.kuid,{instancePath:i+"/kuid",parentData:s,parentDataProperty:"kuid",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:
e.concat(m.errors),t=e.length)),s.externalId!==void 0&&(E(s.externalId,{instancePath:i+"/externalId",parentData:s,parentDataProperty:"externalId",rootData:o,dynamicAnchors:u})||
(e=e===null?E.errors:e.concat(E.errors),t=e.length)),s.platformAgeSignal!==void 0&&(ke(s.platformAgeSignal,{instancePath:i+"/platformAgeSignal",parentData:s,parentDataProperty:"\
platformAgeSignal",rootData:o,dynamicAnchors:u})||(e=e===null?ke.errors:e.concat(ke.errors),t=e.length)),s.redirectUrl!==void 0&&(Z(s.redirectUrl,{instancePath:i+
"/redirectUrl",parentData:s,parentDataProperty:"redirectUrl",rootData:o,dynamicAnchors:u})||(e=e===null?Z.errors:e.concat(Z.errors),t=e.length)),s.locale!==void 0&&
(G(s.locale,{instancePath:i+"/locale",parentData:s,parentDataProperty:"locale",rootData:o,dynamicAnchors:u})||(e=e===null?G.errors:e.concat(G.errors),t=e.length))}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Vt.errors=e,t===0}
Vt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ao=Bt;function Bt(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){
let e=null,t=0,n=Bt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.widgetId===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"widgetId"},message:"must have required property 'widgetId'"};e===null?
e=[r]:e.push(r),t++}if(s.url===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have requir\
ed property 'url'"};e===null?e=[r]:e.push(r),t++}if(s.shortUrl===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
shortUrl"},message:"must have required property 'shortUrl'"};e===null?e=[r]:e.push(r),t++}s.widgetId!==void 0&&(m(s.widgetId,{instancePath:i+"/widgetId",parentData:s,
parentDataProperty:"widgetId",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.url!==void 0&&(R(s.url,{instancePath:i+"/url",
parentData:s,parentDataProperty:"url",rootData:o,dynamicAnchors:u})||(e=e===null?R.errors:e.concat(R.errors),t=e.length)),s.shortUrl!==void 0&&(R(s.shortUrl,{instancePath:i+
"/shortUrl",parentData:s,parentDataProperty:"shortUrl",rootData:o,dynamicAnchors:u})||(e=e===null?R.errors:e.concat(R.errors),t=e.length))}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Bt.errors=e,t===0}Bt.evaluated={props:{widgetId:!0,
url:!0,shortUrl:!0},dynamicProps:!1,dynamicItems:!1};var no=Ht;function Ht(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Ht.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.sessionId===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"sessionId"},message:"must have required property 'sessionId'"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(!(r==="sessionI\
d"||r==="email")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[a]:e.push(a),t++}s.sessionId!==void 0&&(m(s.sessionId,{instancePath:i+"/sessionId",parentData:s,parentDataProperty:"sessionI\
d",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.email!==void 0&&(ce(s.email,{instancePath:i+"/email",parentData:s,parentDataProperty:"\
email",rootData:o,dynamicAnchors:u})||(e=e===null?ce.errors:e.concat(ce.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ht.errors=e,t===0}Ht.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var oo=Ft;
function Ft(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Ft.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.challengeId===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"challengeId"},message:"must have required property 'challengeId'"};e===null?e=[r]:e.push(r),t++}if(s.type===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),t++}if(s.childLiteAccessEnabled===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"childLiteAccessEnabled"},message:"must have required property \
'childLiteAccessEnabled'"};e===null?e=[r]:e.push(r),t++}if(s.kuid===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
kuid"},message:"must have required property 'kuid'"};e===null?e=[r]:e.push(r),t++}if(s.jurisdiction===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"jurisdiction"},message:"must have required property 'jurisdiction'"};e===null?e=[r]:e.push(r),t++}if(s.documents===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"documents"},message:"must have required property 'documents'"};e===null?e=[r]:
e.push(r),t++}if(s.challengeId!==void 0&&(m(s.challengeId,{instancePath:i+"/challengeId",parentData:s,parentDataProperty:"challengeId",rootData:o,dynamicAnchors:u})||
(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.type!==void 0&&(te(s.type,{instancePath:i+"/type",parentData:s,parentDataProperty:"type",rootData:o,dynamicAnchors:u})||
(e=e===null?te.errors:e.concat(te.errors),t=e.length)),s.url!==void 0&&(R(s.url,{instancePath:i+"/url",parentData:s,parentDataProperty:"url",rootData:o,dynamicAnchors:u})||
(e=e===null?R.errors:e.concat(R.errors),t=e.length)),s.oneTimePassword!==void 0&&(ie(s.oneTimePassword,{instancePath:i+"/oneTimePassword",parentData:s,parentDataProperty:"\
oneTimePassword",rootData:o,dynamicAnchors:u})||(e=e===null?ie.errors:e.concat(ie.errors),t=e.length)),s.otpExpiresAt!==void 0&&(q(s.otpExpiresAt,{instancePath:i+
"/otpExpiresAt",parentData:s,parentDataProperty:"otpExpiresAt",rootData:o,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)),s.childLiteAccessEnabled!==
void 0&&typeof s.childLiteAccessEnabled!="boolean"){let r={instancePath:i+"/childLiteAccessEnabled",schemaPath:"#/properties/childLiteAccessEnabled/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.kuid!==void 0&&(m(s.kuid,{instancePath:i+"/kuid",parentData:s,parentDataProperty:"\
kuid",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.jurisdiction!==void 0&&(A(s.jurisdiction,{instancePath:i+"/jurisdict\
ion",parentData:s,parentDataProperty:"jurisdiction",rootData:o,dynamicAnchors:u})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),s.age!==void 0&&(I(s.age,
{instancePath:i+"/age",parentData:s,parentDataProperty:"age",rootData:o,dynamicAnchors:u})||(e=e===null?I.errors:e.concat(I.errors),t=e.length)),s.dateOfBirth!==
void 0&&(Y(s.dateOfBirth,{instancePath:i+"/dateOfBirth",parentData:s,parentDataProperty:"dateOfBirth",rootData:o,dynamicAnchors:u})||(e=e===null?Y.errors:e.concat(
Y.errors),t=e.length)),s.documents!==void 0){let r=s.documents;if(Array.isArray(r)){if(r.length>100){let l={instancePath:i+"/documents",schemaPath:"#/properties\
/documents/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[l]:e.push(l),t++}let a=r.length;for(let l=0;l<
a;l++)de(r[l],{instancePath:i+"/documents/"+l,parentData:r,parentDataProperty:l,rootData:o,dynamicAnchors:u})||(e=e===null?de.errors:e.concat(de.errors),t=e.length)}else{
let a={instancePath:i+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(
a),t++}}s.materialChange!==void 0&&(pe(s.materialChange,{instancePath:i+"/materialChange",parentData:s,parentDataProperty:"materialChange",rootData:o,dynamicAnchors:u})||
(e=e===null?pe.errors:e.concat(pe.errors),t=e.length)),s.awaiting!==void 0&&(J(s.awaiting,{instancePath:i+"/awaiting",parentData:s,parentDataProperty:"awaiting",
rootData:o,dynamicAnchors:u})||(e=e===null?J.errors:e.concat(J.errors),t=e.length)),s.failureReason!==void 0&&(B(s.failureReason,{instancePath:i+"/failureReason",
parentData:s,parentDataProperty:"failureReason",rootData:o,dynamicAnchors:u})||(e=e===null?B.errors:e.concat(B.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ft.errors=e,t===0}Ft.evaluated={props:{challengeId:!0,
type:!0,url:!0,oneTimePassword:!0,otpExpiresAt:!0,childLiteAccessEnabled:!0,kuid:!0,jurisdiction:!0,age:!0,dateOfBirth:!0,documents:!0,materialChange:!0,awaiting:!0,
failureReason:!0},dynamicProps:!1,dynamicItems:!1};var uo=Gt;function Gt(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){
let e=null,t=0,n=Gt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.challengeId===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"challengeId"},message:"must have required property 'challengeI\
d'"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(r!=="challengeId"){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}s.challengeId!==void 0&&(m(s.challengeId,{instancePath:i+
"/challengeId",parentData:s,parentDataProperty:"challengeId",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length))}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Gt.errors=e,t===0}Gt.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var lo=Zt;function Zt(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,
n=Zt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.challengeId===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"challengeId"},message:"must have required property 'challengeId'"};e===null?e=
[r]:e.push(r),t++}if(s.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have requir\
ed property 'type'"};e===null?e=[r]:e.push(r),t++}if(s.childLiteAccessEnabled===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"childLiteAccessEnabled"},message:"must have required property 'childLiteAccessEnabled'"};e===null?e=[r]:e.push(r),t++}if(s.kuid===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kuid"},message:"must have required property 'kuid'"};e===null?e=[r]:e.push(r),
t++}if(s.jurisdiction===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"jurisdiction"},message:"must have requ\
ired property 'jurisdiction'"};e===null?e=[r]:e.push(r),t++}if(s.documents===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
documents"},message:"must have required property 'documents'"};e===null?e=[r]:e.push(r),t++}if(s.challengeId!==void 0&&(m(s.challengeId,{instancePath:i+"/challe\
ngeId",parentData:s,parentDataProperty:"challengeId",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.type!==void 0&&(te(s.
type,{instancePath:i+"/type",parentData:s,parentDataProperty:"type",rootData:o,dynamicAnchors:u})||(e=e===null?te.errors:e.concat(te.errors),t=e.length)),s.url!==
void 0&&(R(s.url,{instancePath:i+"/url",parentData:s,parentDataProperty:"url",rootData:o,dynamicAnchors:u})||(e=e===null?R.errors:e.concat(R.errors),t=e.length)),
s.oneTimePassword!==void 0&&(ie(s.oneTimePassword,{instancePath:i+"/oneTimePassword",parentData:s,parentDataProperty:"oneTimePassword",rootData:o,dynamicAnchors:u})||
(e=e===null?ie.errors:e.concat(ie.errors),t=e.length)),s.otpExpiresAt!==void 0&&(q(s.otpExpiresAt,{instancePath:i+"/otpExpiresAt",parentData:s,parentDataProperty:"\
otpExpiresAt",rootData:o,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)),s.childLiteAccessEnabled!==void 0&&typeof s.childLiteAccessEnabled!=
"boolean"){let r={instancePath:i+"/childLiteAccessEnabled",schemaPath:"#/properties/childLiteAccessEnabled/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.kuid!==void 0&&(m(s.kuid,{instancePath:i+"/kuid",parentData:s,parentDataProperty:"kuid",rootData:o,dynamicAnchors:u})||
(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.jurisdiction!==void 0&&(A(s.jurisdiction,{instancePath:i+"/jurisdiction",parentData:s,parentDataProperty:"\
jurisdiction",rootData:o,dynamicAnchors:u})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),s.age!==void 0&&(I(s.age,{instancePath:i+"/age",parentData:s,parentDataProperty:"\
age",rootData:o,dynamicAnchors:u})||(e=e===null?I.errors:e.concat(I.errors),t=e.length)),s.dateOfBirth!==void 0&&(Y(s.dateOfBirth,{instancePath:i+"/dateOfBirth",
parentData:s,parentDataProperty:"dateOfBirth",rootData:o,dynamicAnchors:u})||(e=e===null?Y.errors:e.concat(Y.errors),t=e.length)),s.documents!==void 0){let r=s.
documents;if(Array.isArray(r)){if(r.length>100){let l={instancePath:i+"/documents",schemaPath:"#/properties/documents/maxItems",keyword:"maxItems",params:{limit:100},
message:"must NOT have more than 100 items"};e===null?e=[l]:e.push(l),t++}let a=r.length;for(let l=0;l<a;l++)de(r[l],{instancePath:i+"/documents/"+l,parentData:r,
parentDataProperty:l,rootData:o,dynamicAnchors:u})||(e=e===null?de.errors:e.concat(de.errors),t=e.length)}else{let a={instancePath:i+"/documents",schemaPath:"#/\
properties/documents/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}s.materialChange!==void 0&&(pe(s.materialChange,
{instancePath:i+"/materialChange",parentData:s,parentDataProperty:"materialChange",rootData:o,dynamicAnchors:u})||(e=e===null?pe.errors:e.concat(pe.errors),t=e.
length)),s.awaiting!==void 0&&(J(s.awaiting,{instancePath:i+"/awaiting",parentData:s,parentDataProperty:"awaiting",rootData:o,dynamicAnchors:u})||(e=e===null?J.
errors:e.concat(J.errors),t=e.length)),s.failureReason!==void 0&&(B(s.failureReason,{instancePath:i+"/failureReason",parentData:s,parentDataProperty:"failureRea\
son",rootData:o,dynamicAnchors:u})||(e=e===null?B.errors:e.concat(B.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Zt.errors=e,t===0}Zt.evaluated={props:{challengeId:!0,type:!0,url:!0,oneTimePassword:!0,otpExpiresAt:!0,
childLiteAccessEnabled:!0,kuid:!0,jurisdiction:!0,age:!0,dateOfBirth:!0,documents:!0,materialChange:!0,awaiting:!0,failureReason:!0},dynamicProps:!1,dynamicItems:!1};
var po=Yt;function Yt(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Yt.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.challengeId===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"challengeId"},message:"must have required property 'challengeId'"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(!(r==="chal\
lengeId"||r==="email"||r==="redirectUrl"||r==="locale")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}s.challengeId!==void 0&&(m(s.challengeId,{instancePath:i+"/challengeId",parentData:s,
parentDataProperty:"challengeId",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.email!==void 0&&(ce(s.email,{instancePath:i+
"/email",parentData:s,parentDataProperty:"email",rootData:o,dynamicAnchors:u})||(e=e===null?ce.errors:e.concat(ce.errors),t=e.length)),s.redirectUrl!==void 0&&(Z(
s.redirectUrl,{instancePath:i+"/redirectUrl",parentData:s,parentDataProperty:"redirectUrl",rootData:o,dynamicAnchors:u})||(e=e===null?Z.errors:e.concat(Z.errors),
t=e.length)),s.locale!==void 0&&(G(s.locale,{instancePath:i+"/locale",parentData:s,parentDataProperty:"locale",rootData:o,dynamicAnchors:u})||(e=e===null?G.errors:
e.concat(G.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),t++}return Yt.errors=e,t===0}Yt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var co=Jt;function Jt(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Jt.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.url===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),t++}if(s.shortUrl===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"shortUrl"},message:"must have required property 'shortUrl'"};e===null?e=[r]:e.push(r),t++}s.url!==void 0&&
(R(s.url,{instancePath:i+"/url",parentData:s,parentDataProperty:"url",rootData:o,dynamicAnchors:u})||(e=e===null?R.errors:e.concat(R.errors),t=e.length)),s.shortUrl!==
void 0&&(R(s.shortUrl,{instancePath:i+"/shortUrl",parentData:s,parentDataProperty:"shortUrl",rootData:o,dynamicAnchors:u})||(e=e===null?R.errors:e.concat(R.errors),
t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Jt.
errors=e,t===0}Jt.evaluated={props:{url:!0,shortUrl:!0},dynamicProps:!1,dynamicItems:!1};var mo=Qt;function Qt(s,{instancePath:i="",parentData:h,parentDataProperty:f,
rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Qt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(
s)>36){let r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:36},message:"must NOT have more than 36 characters"};e===null?e=[r]:e.push(
r),t++}if(P(s)<36){let r={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:36},message:"must NOT have fewer than 36 characters"};e===null?
e=[r]:e.push(r),t++}if(!ge.test(s)){let r={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9\
]{4}-[A-z0-9]{12}$"},message:'must match pattern "^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return Qt.errors=e,t===0}Qt.evaluated={dynamicProps:!1,
dynamicItems:!1};var fo=ei;var ho={description:"`PENDING`: not answered yet. `CHALLENGE`: a guardian has to consent, or has refused to. `PASS`: the player may play. `PROHIBITED`: the play\
er is too young. `EXPIRED`: not answered while the link worked.","x-extensible":!0,type:"string",enum:["PENDING","CHALLENGE","PASS","PROHIBITED","EXPIRED"]};function xe(s,{
instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=xe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),typeof s!="string"){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.
push(r),t++}if(!(s==="PENDING"||s==="CHALLENGE"||s==="PASS"||s==="PROHIBITED"||s==="EXPIRED")){let r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{
allowedValues:ho.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return xe.errors=e,t===0}xe.evaluated={dynamicProps:!1,
dynamicItems:!1};function ei(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=ei.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.widgetId===void 0){let r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"widgetId"},message:"must have required property 'widgetId'"};e===null?e=[r]:e.push(r),t++}if(s.status===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(
r),t++}s.widgetId!==void 0&&(m(s.widgetId,{instancePath:i+"/widgetId",parentData:s,parentDataProperty:"widgetId",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:
e.concat(m.errors),t=e.length)),s.status!==void 0&&(xe(s.status,{instancePath:i+"/status",parentData:s,parentDataProperty:"status",rootData:o,dynamicAnchors:u})||
(e=e===null?xe.errors:e.concat(xe.errors),t=e.length)),s.kuid!==void 0&&(m(s.kuid,{instancePath:i+"/kuid",parentData:s,parentDataProperty:"kuid",rootData:o,dynamicAnchors:u})||
(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.sessionId!==void 0&&(m(s.sessionId,{instancePath:i+"/sessionId",parentData:s,parentDataProperty:"sessionI\
d",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.challengeId!==void 0&&(m(s.challengeId,{instancePath:i+"/challengeId",parentData:s,
parentDataProperty:"challengeId",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ei.errors=e,t===0}ei.evaluated={props:{widgetId:!0,status:!0,
kuid:!0,sessionId:!0,challengeId:!0},dynamicProps:!1,dynamicItems:!1};var yo=ri;function hr(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=hr.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.age===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"age"},message:"must have required property 'age'"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(r!=="age"){let a={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[a]:e.
push(a),t++}s.age!==void 0&&(I(s.age,{instancePath:i+"/age",parentData:s,parentDataProperty:"age",rootData:o,dynamicAnchors:u})||(e=e===null?I.errors:e.concat(I.
errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}
return hr.errors=e,t===0}hr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var go={description:"A category of the law of the jurisdiction.",type:"object",
additionalProperties:!1,required:["ageCategory"],properties:{ageCategory:{description:"`ADULT`: at or over the age of majority. `DIGITAL_YOUTH_OR_ADULT`: at or \
over the age at which a player can consent without a guardian.",type:"string",enum:["ADULT","DIGITAL_YOUTH_OR_ADULT"]}}};function yr(s,{instancePath:i="",parentData:h,
parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=yr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.ageCategory===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ageC\
ategory"},message:"must have required property 'ageCategory'"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(r!=="ageCategory"){let a={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}
if(s.ageCategory!==void 0){let r=s.ageCategory;if(typeof r!="string"){let a={instancePath:i+"/ageCategory",schemaPath:"#/properties/ageCategory/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(!(r==="ADULT"||r==="DIGITAL_YOUTH_OR_ADULT")){let a={instancePath:i+"/ageC\
ategory",schemaPath:"#/properties/ageCategory/enum",keyword:"enum",params:{allowedValues:go.properties.ageCategory.enum},message:"must be equal to one of the al\
lowed values"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return yr.errors=e,t===0}yr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ce(s,{instancePath:i="",parentData:h,parentDataProperty:f,
rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Ce.evaluated;n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0);let r=t,a=!1,l=null,v=t;hr(
s,{instancePath:i,parentData:h,parentDataProperty:f,rootData:o,dynamicAnchors:u})||(e=e===null?hr.errors:e.concat(hr.errors),t=e.length);var k=v===t;if(k){a=!0,
l=0;var d=!0}let D=t;yr(s,{instancePath:i,parentData:h,parentDataProperty:f,rootData:o,dynamicAnchors:u})||(e=e===null?yr.errors:e.concat(yr.errors),t=e.length);
var k=D===t;if(k&&a?(a=!1,l=[l,1]):k&&(a=!0,l=1,d!==!0&&(d=!0)),a)t=r,e!==null&&(r?e.length=r:e=null);else{let w={instancePath:i,schemaPath:"#/oneOf",keyword:"o\
neOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[w]:e.push(w),t++}return Ce.errors=e,n.props=d,t===0}Ce.evaluated={
dynamicProps:!0,dynamicItems:!1};function ve(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=ve.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="redirectUrl"||r==="locale")){let a={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}
s.redirectUrl!==void 0&&(Z(s.redirectUrl,{instancePath:i+"/redirectUrl",parentData:s,parentDataProperty:"redirectUrl",rootData:o,dynamicAnchors:u})||(e=e===null?
Z.errors:e.concat(Z.errors),t=e.length)),s.locale!==void 0&&(G(s.locale,{instancePath:i+"/locale",parentData:s,parentDataProperty:"locale",rootData:o,dynamicAnchors:u})||
(e=e===null?G.errors:e.concat(G.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return ve.errors=e,t===0}ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ri(s,{instancePath:i="",parentData:h,
parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=ri.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.jurisdiction===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"jur\
isdiction"},message:"must have required property 'jurisdiction'"};e===null?e=[r]:e.push(r),t++}if(s.criteria===void 0){let r={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"criteria"},message:"must have required property 'criteria'"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(!(r===
"jurisdiction"||r==="criteria"||r==="options"||r==="sessionId")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}s.jurisdiction!==void 0&&(A(s.jurisdiction,{instancePath:i+"/j\
urisdiction",parentData:s,parentDataProperty:"jurisdiction",rootData:o,dynamicAnchors:u})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),s.criteria!==void 0&&
(Ce(s.criteria,{instancePath:i+"/criteria",parentData:s,parentDataProperty:"criteria",rootData:o,dynamicAnchors:u})||(e=e===null?Ce.errors:e.concat(Ce.errors),t=
e.length)),s.options!==void 0&&(ve(s.options,{instancePath:i+"/options",parentData:s,parentDataProperty:"options",rootData:o,dynamicAnchors:u})||(e=e===null?ve.
errors:e.concat(ve.errors),t=e.length)),s.sessionId!==void 0&&(m(s.sessionId,{instancePath:i+"/sessionId",parentData:s,parentDataProperty:"sessionId",rootData:o,
dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return ri.errors=e,t===0}ri.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ko=si;function si(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=si.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),t++}if(s.url===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),t++}if(s.shortUrl===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"shortUrl"},message:"must have required property 'shortUrl'"};e===null?
e=[r]:e.push(r),t++}s.id!==void 0&&(m(s.id,{instancePath:i+"/id",parentData:s,parentDataProperty:"id",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(
m.errors),t=e.length)),s.url!==void 0&&(R(s.url,{instancePath:i+"/url",parentData:s,parentDataProperty:"url",rootData:o,dynamicAnchors:u})||(e=e===null?R.errors:
e.concat(R.errors),t=e.length)),s.shortUrl!==void 0&&(R(s.shortUrl,{instancePath:i+"/shortUrl",parentData:s,parentDataProperty:"shortUrl",rootData:o,dynamicAnchors:u})||
(e=e===null?R.errors:e.concat(R.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return si.errors=e,t===0}si.evaluated={props:{id:!0,url:!0,shortUrl:!0},dynamicProps:!1,dynamicItems:!1};var qo=ti;function ti(s,{
instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=ti.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.jurisdiction===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"jurisdiction"},message:"must have required property 'jurisdiction'"};e===null?e=[r]:e.push(r),t++}if(s.criteria===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"criteria"},message:"must have required property 'criteria'"};e===null?e=[r]:e.push(r),t++}for(let r in s)
if(!(r==="jurisdiction"||r==="criteria"||r==="options"||r==="sessionId")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}s.jurisdiction!==void 0&&(A(s.jurisdiction,{instancePath:i+
"/jurisdiction",parentData:s,parentDataProperty:"jurisdiction",rootData:o,dynamicAnchors:u})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),s.criteria!==
void 0&&(Ce(s.criteria,{instancePath:i+"/criteria",parentData:s,parentDataProperty:"criteria",rootData:o,dynamicAnchors:u})||(e=e===null?Ce.errors:e.concat(Ce.errors),
t=e.length)),s.options!==void 0&&(ve(s.options,{instancePath:i+"/options",parentData:s,parentDataProperty:"options",rootData:o,dynamicAnchors:u})||(e=e===null?ve.
errors:e.concat(ve.errors),t=e.length)),s.sessionId!==void 0&&(m(s.sessionId,{instancePath:i+"/sessionId",parentData:s,parentDataProperty:"sessionId",rootData:o,
dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return ti.errors=e,t===0}ti.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Po=ii;function ii(s,{instancePath:i="",
parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=ii.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},
message:"must have required property 'id'"};e===null?e=[r]:e.push(r),t++}if(s.url===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),t++}if(s.shortUrl===void 0){let r={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"shortUrl"},message:"must have required property 'shortUrl'"};e===null?e=[r]:e.push(r),t++}s.id!==void 0&&(m(s.
id,{instancePath:i+"/id",parentData:s,parentDataProperty:"id",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.url!==void 0&&
(R(s.url,{instancePath:i+"/url",parentData:s,parentDataProperty:"url",rootData:o,dynamicAnchors:u})||(e=e===null?R.errors:e.concat(R.errors),t=e.length)),s.shortUrl!==
void 0&&(R(s.shortUrl,{instancePath:i+"/shortUrl",parentData:s,parentDataProperty:"shortUrl",rootData:o,dynamicAnchors:u})||(e=e===null?R.errors:e.concat(R.errors),
t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ii.
errors=e,t===0}ii.evaluated={props:{id:!0,url:!0,shortUrl:!0},dynamicProps:!1,dynamicItems:!1};var vo=ai;function ai(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=ai.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.jurisdiction===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"jurisdiction"},message:"must have required property 'jurisdiction'"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(!(r==="ju\
risdiction"||r==="options"||r==="sessionId")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}s.jurisdiction!==void 0&&(A(s.jurisdiction,{instancePath:i+"/jurisdiction",parentData:s,
parentDataProperty:"jurisdiction",rootData:o,dynamicAnchors:u})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),s.options!==void 0&&(ve(s.options,{instancePath:i+
"/options",parentData:s,parentDataProperty:"options",rootData:o,dynamicAnchors:u})||(e=e===null?ve.errors:e.concat(ve.errors),t=e.length)),s.sessionId!==void 0&&
(m(s.sessionId,{instancePath:i+"/sessionId",parentData:s,parentDataProperty:"sessionId",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=
e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ai.
errors=e,t===0}ai.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var wo=ni;function ni(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,
dynamicAnchors:u={}}={}){let e=null,t=0,n=ni.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};
e===null?e=[r]:e.push(r),t++}if(s.url===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must ha\
ve required property 'url'"};e===null?e=[r]:e.push(r),t++}if(s.shortUrl===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
shortUrl"},message:"must have required property 'shortUrl'"};e===null?e=[r]:e.push(r),t++}s.id!==void 0&&(m(s.id,{instancePath:i+"/id",parentData:s,parentDataProperty:"\
id",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.url!==void 0&&(R(s.url,{instancePath:i+"/url",parentData:s,parentDataProperty:"\
url",rootData:o,dynamicAnchors:u})||(e=e===null?R.errors:e.concat(R.errors),t=e.length)),s.shortUrl!==void 0&&(R(s.shortUrl,{instancePath:i+"/shortUrl",parentData:s,
parentDataProperty:"shortUrl",rootData:o,dynamicAnchors:u})||(e=e===null?R.errors:e.concat(R.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ni.errors=e,t===0}ni.evaluated={props:{id:!0,url:!0,shortUrl:!0},
dynamicProps:!1,dynamicItems:!1};var bo=oi;function oi(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,
n=oi.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(s)>36){let r={instancePath:i,schemaPath:"#/maxLengt\
h",keyword:"maxLength",params:{limit:36},message:"must NOT have more than 36 characters"};e===null?e=[r]:e.push(r),t++}if(P(s)<36){let r={instancePath:i,schemaPath:"\
#/minLength",keyword:"minLength",params:{limit:36},message:"must NOT have fewer than 36 characters"};e===null?e=[r]:e.push(r),t++}if(!ge.test(s)){let r={instancePath:i,
schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"},message:'must match pattern "^[A-z0-9\
]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return oi.errors=e,t===0}oi.evaluated={dynamicProps:!1,dynamicItems:!1};var Io=ui;var Do={description:"Nothing is proven yet.",type:"object",required:["id","status"],properties:{id:{description:"The id of the verification.",$ref:"#/components\
/schemas/Uuid"},status:{description:"`IN_PROGRESS` once its page was opened.",type:"string",enum:["PENDING","IN_PROGRESS"]}}};function gr(s,{instancePath:i="",parentData:h,
parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=gr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"\
must have required property 'id'"};e===null?e=[r]:e.push(r),t++}if(s.status===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0&&(m(s.id,{instancePath:i+"/id",parentData:s,parentDataProperty:"\
id",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.status!==void 0){let r=s.status;if(typeof r!="string"){let a={instancePath:i+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(!(r==="PENDING"||
r==="IN_PROGRESS")){let a={instancePath:i+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:Do.properties.status.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return gr.errors=e,t===0}gr.evaluated={props:{id:!0,status:!0},dynamicProps:!1,dynamicItems:!1};function me(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=me.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(s)>64){let r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:64},message:"\
must NOT have more than 64 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}return me.errors=e,t===0}me.evaluated={dynamicProps:!1,dynamicItems:!1};function fe(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=fe.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.low===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"low"},message:"must have required property 'low'"};e===null?e=[r]:e.push(r),t++}s.low!==void 0&&(I(s.low,{instancePath:i+"/low",
parentData:s,parentDataProperty:"low",rootData:o,dynamicAnchors:u})||(e=e===null?I.errors:e.concat(I.errors),t=e.length)),s.high!==void 0&&(I(s.high,{instancePath:i+
"/high",parentData:s,parentDataProperty:"high",rootData:o,dynamicAnchors:u})||(e=e===null?I.errors:e.concat(I.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return fe.errors=e,t===0}fe.evaluated={props:{low:!0,high:!0},
dynamicProps:!1,dynamicItems:!1};function kr(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=kr.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),t++}if(s.status===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(
r),t++}if(s.method===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"method"},message:"must have required prop\
erty 'method'"};e===null?e=[r]:e.push(r),t++}if(s.age===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"age"},
message:"must have required property 'age'"};e===null?e=[r]:e.push(r),t++}if(s.ageCategory===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"ageCategory"},message:"must have required property 'ageCategory'"};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0&&(m(s.id,{instancePath:i+
"/id",parentData:s,parentDataProperty:"id",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.status!==void 0){let r=s.status;
if(typeof r!="string"){let a={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[a]:e.push(a),t++}if(r!=="PASS"){let a={instancePath:i+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue:"PASS"},message:"\
must be equal to constant"};e===null?e=[a]:e.push(a),t++}}s.method!==void 0&&(me(s.method,{instancePath:i+"/method",parentData:s,parentDataProperty:"method",rootData:o,
dynamicAnchors:u})||(e=e===null?me.errors:e.concat(me.errors),t=e.length)),s.age!==void 0&&(fe(s.age,{instancePath:i+"/age",parentData:s,parentDataProperty:"age",
rootData:o,dynamicAnchors:u})||(e=e===null?fe.errors:e.concat(fe.errors),t=e.length)),s.ageCategory!==void 0&&(_(s.ageCategory,{instancePath:i+"/ageCategory",parentData:s,
parentDataProperty:"ageCategory",rootData:o,dynamicAnchors:u})||(e=e===null?_.errors:e.concat(_.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return kr.errors=e,t===0}kr.evaluated={props:{id:!0,status:!0,method:!0,
age:!0,ageCategory:!0},dynamicProps:!1,dynamicItems:!1};var Ro={description:"Why a verification failed. `expired`: it was not finished within 14 days. `revoked`: it had passed, and was revoked later.","x-extensible":!0,
type:"string",enum:["age-criteria-not-met","max-attempts-exceeded","fraudulent-activity-detected","expired","revoked"]};function Oe(s,{instancePath:i="",parentData:h,
parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Oe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!=
"string"){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="age-c\
riteria-not-met"||s==="max-attempts-exceeded"||s==="fraudulent-activity-detected"||s==="expired"||s==="revoked")){let r={instancePath:i,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:Ro.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return Oe.errors=e,t===0}Oe.evaluated={dynamicProps:!1,
dynamicItems:!1};function qr(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=qr.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),t++}if(s.status===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),t++}if(s.failureReason===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failureReason"},message:"must have required property 'failureR\
eason'"};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0&&(m(s.id,{instancePath:i+"/id",parentData:s,parentDataProperty:"id",rootData:o,dynamicAnchors:u})||(e=e===
null?m.errors:e.concat(m.errors),t=e.length)),s.status!==void 0){let r=s.status;if(typeof r!="string"){let a={instancePath:i+"/status",schemaPath:"#/properties/\
status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(r!=="FAIL"){let a={instancePath:i+"/status",schemaPath:"\
#/properties/status/const",keyword:"const",params:{allowedValue:"FAIL"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),t++}}s.failureReason!==void 0&&
(Oe(s.failureReason,{instancePath:i+"/failureReason",parentData:s,parentDataProperty:"failureReason",rootData:o,dynamicAnchors:u})||(e=e===null?Oe.errors:e.concat(
Oe.errors),t=e.length)),s.method!==void 0&&(me(s.method,{instancePath:i+"/method",parentData:s,parentDataProperty:"method",rootData:o,dynamicAnchors:u})||(e=e===
null?me.errors:e.concat(me.errors),t=e.length)),s.age!==void 0&&(fe(s.age,{instancePath:i+"/age",parentData:s,parentDataProperty:"age",rootData:o,dynamicAnchors:u})||
(e=e===null?fe.errors:e.concat(fe.errors),t=e.length)),s.ageCategory!==void 0&&(_(s.ageCategory,{instancePath:i+"/ageCategory",parentData:s,parentDataProperty:"\
ageCategory",rootData:o,dynamicAnchors:u})||(e=e===null?_.errors:e.concat(_.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return qr.errors=e,t===0}qr.evaluated={props:{id:!0,status:!0,failureReason:!0,method:!0,age:!0,
ageCategory:!0},dynamicProps:!1,dynamicItems:!1};function ui(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,
t=0,n=ui.evaluated;n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0);let r=t,a=!1,l=null,v=t;gr(s,{instancePath:i,parentData:h,parentDataProperty:f,
rootData:o,dynamicAnchors:u})||(e=e===null?gr.errors:e.concat(gr.errors),t=e.length);var k=v===t;if(k){a=!0,l=0;var d={};d.id=!0,d.status=!0}let D=t;kr(s,{instancePath:i,
parentData:h,parentDataProperty:f,rootData:o,dynamicAnchors:u})||(e=e===null?kr.errors:e.concat(kr.errors),t=e.length);var k=D===t;if(k&&a)a=!1,l=[l,1];else{k&&
(a=!0,l=1,d!==!0&&(d=d||{},d.id=!0,d.status=!0,d.method=!0,d.age=!0,d.ageCategory=!0));let w=t;qr(s,{instancePath:i,parentData:h,parentDataProperty:f,rootData:o,
dynamicAnchors:u})||(e=e===null?qr.errors:e.concat(qr.errors),t=e.length);var k=w===t;k&&a?(a=!1,l=[l,2]):k&&(a=!0,l=2,d!==!0&&(d=d||{},d.id=!0,d.status=!0,d.failureReason=
!0,d.method=!0,d.age=!0,d.ageCategory=!0))}if(a)t=r,e!==null&&(r?e.length=r:e=null);else{let w={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},
message:"must match exactly one schema in oneOf"};e===null?e=[w]:e.push(w),t++}return ui.errors=e,n.props=d,t===0}ui.evaluated={dynamicProps:!0,dynamicItems:!1};
var Ao=li;function li(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=li.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.sessionId===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"sessionId"},message:"must have required property 'sessionId'"};e===null?e=[r]:e.push(r),t++}if(s.id===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),t++}if(s.timestamp===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"timestamp"},message:"must have required property 'timestamp'"};
e===null?e=[r]:e.push(r),t++}for(let r in s)if(!(r==="sessionId"||r==="id"||r==="timestamp")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}s.sessionId!==void 0&&(m(s.sessionId,
{instancePath:i+"/sessionId",parentData:s,parentDataProperty:"sessionId",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.id!==
void 0&&(m(s.id,{instancePath:i+"/id",parentData:s,parentDataProperty:"id",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.
timestamp!==void 0&&(H(s.timestamp,{instancePath:i+"/timestamp",parentData:s,parentDataProperty:"timestamp",rootData:o,dynamicAnchors:u})||(e=e===null?H.errors:
e.concat(H.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),t++}return li.errors=e,t===0}li.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Lo=di,jo={description:"The recorded start of a play.",type:"obj\
ect",required:["sessionId","id","status","screentime"],properties:{sessionId:{description:"The player's session.",$ref:"#/components/schemas/Uuid"},id:{description:"\
The id of the play.",$ref:"#/components/schemas/Uuid"},status:{description:"`replaced` if another play was active: that one ended when this one began.",type:"st\
ring",enum:["accepted","replaced"]},screentime:{description:"The player's screen time after the change.",type:"object",required:["counter"],properties:{counter:{
$ref:"#/components/schemas/ScreentimeCounter"}}}}};function V(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=V.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer"};e===null?e=[r]:e.push(r),t++}if(typeof s=="number"){if(s>2147483647||isNaN(s)){let r={instancePath:i,schemaPath:"#/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[r]:e.push(r),t++}if(s<0||isNaN(s)){let r={instancePath:i,schemaPath:"\
#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),t++}}return V.errors=e,t===0}V.evaluated={dynamicProps:!1,
dynamicItems:!1};function Ee(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Ee.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.timeUsedTodayMinutes===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"timeUsedTodayMinutes"},message:"must have required property 'timeUsedTodayMinutes'"};e===null?e=[r]:e.push(
r),t++}if(s.timeLimitTodayMinutes===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"timeLimitTodayMinutes"},message:"\
must have required property 'timeLimitTodayMinutes'"};e===null?e=[r]:e.push(r),t++}if(s.timeRemainingTodayMinutes===void 0){let r={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"timeRemainingTodayMinutes"},message:"must have required property 'timeRemainingTodayMinutes'"};e===null?e=
[r]:e.push(r),t++}if(s.dayResetsAt===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dayResetsAt"},message:"mu\
st have required property 'dayResetsAt'"};e===null?e=[r]:e.push(r),t++}s.timeUsedTodayMinutes!==void 0&&(V(s.timeUsedTodayMinutes,{instancePath:i+"/timeUsedToda\
yMinutes",parentData:s,parentDataProperty:"timeUsedTodayMinutes",rootData:o,dynamicAnchors:u})||(e=e===null?V.errors:e.concat(V.errors),t=e.length)),s.timeLimitTodayMinutes!==
void 0&&(V(s.timeLimitTodayMinutes,{instancePath:i+"/timeLimitTodayMinutes",parentData:s,parentDataProperty:"timeLimitTodayMinutes",rootData:o,dynamicAnchors:u})||
(e=e===null?V.errors:e.concat(V.errors),t=e.length)),s.timeRemainingTodayMinutes!==void 0&&(V(s.timeRemainingTodayMinutes,{instancePath:i+"/timeRemainingTodayMi\
nutes",parentData:s,parentDataProperty:"timeRemainingTodayMinutes",rootData:o,dynamicAnchors:u})||(e=e===null?V.errors:e.concat(V.errors),t=e.length)),s.dayResetsAt!==
void 0&&(q(s.dayResetsAt,{instancePath:i+"/dayResetsAt",parentData:s,parentDataProperty:"dayResetsAt",rootData:o,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(
q.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}
return Ee.errors=e,t===0}Ee.evaluated={props:{timeUsedTodayMinutes:!0,timeLimitTodayMinutes:!0,timeRemainingTodayMinutes:!0,dayResetsAt:!0},dynamicProps:!1,dynamicItems:!1};
function di(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=di.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.sessionId===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"sessionId"},message:"must have required property 'sessionId'"};e===null?e=[r]:e.push(r),t++}if(s.id===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),t++}if(s.status===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?
e=[r]:e.push(r),t++}if(s.screentime===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"screentime"},message:"mu\
st have required property 'screentime'"};e===null?e=[r]:e.push(r),t++}if(s.sessionId!==void 0&&(m(s.sessionId,{instancePath:i+"/sessionId",parentData:s,parentDataProperty:"\
sessionId",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.id!==void 0&&(m(s.id,{instancePath:i+"/id",parentData:s,parentDataProperty:"\
id",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.status!==void 0){let r=s.status;if(typeof r!="string"){let a={instancePath:i+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(!(r==="accepted"||
r==="replaced")){let a={instancePath:i+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:jo.properties.status.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),t++}}if(s.screentime!==void 0){let r=s.screentime;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.counter===void 0){let a={instancePath:i+"/screentime",schemaPath:"#/properties/screentime/required",keyword:"required",params:{missingProperty:"counter"},
message:"must have required property 'counter'"};e===null?e=[a]:e.push(a),t++}r.counter!==void 0&&(Ee(r.counter,{instancePath:i+"/screentime/counter",parentData:r,
parentDataProperty:"counter",rootData:o,dynamicAnchors:u})||(e=e===null?Ee.errors:e.concat(Ee.errors),t=e.length))}else{let a={instancePath:i+"/screentime",schemaPath:"\
#/properties/screentime/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return di.errors=e,t===0}di.evaluated={props:{sessionId:!0,
id:!0,status:!0,screentime:!0},dynamicProps:!1,dynamicItems:!1};var To=pi;function pi(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=pi.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.sessionId===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"sessionId"},message:"must have required property 'sessionId'"};e===null?e=[r]:e.push(r),t++}if(s.id===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),t++}if(s.timestamp===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"timestamp"},message:"must have required property 'timestamp'"};
e===null?e=[r]:e.push(r),t++}for(let r in s)if(!(r==="sessionId"||r==="id"||r==="timestamp")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}s.sessionId!==void 0&&(m(s.sessionId,
{instancePath:i+"/sessionId",parentData:s,parentDataProperty:"sessionId",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.id!==
void 0&&(m(s.id,{instancePath:i+"/id",parentData:s,parentDataProperty:"id",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.
timestamp!==void 0&&(H(s.timestamp,{instancePath:i+"/timestamp",parentData:s,parentDataProperty:"timestamp",rootData:o,dynamicAnchors:u})||(e=e===null?H.errors:
e.concat(H.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),t++}return pi.errors=e,t===0}pi.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var xo=ci,Co={description:"The recorded end of a play.",type:"objec\
t",required:["sessionId","id","status","screentime"],properties:{sessionId:{description:"The player's session.",$ref:"#/components/schemas/Uuid"},id:{description:"\
The id of the play.",$ref:"#/components/schemas/Uuid"},status:{description:"Always `accepted`.",type:"string",enum:["accepted"]},screentime:{description:"The pl\
ayer's screen time after the change.",type:"object",required:["counter"],properties:{counter:{$ref:"#/components/schemas/ScreentimeCounter"}}}}};function ci(s,{
instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=ci.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.sessionId===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sessionId"},message:"must have required property 'sessionId'"};e===null?e=[r]:e.push(r),t++}if(s.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),t++}if(s.status===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),t++}if(s.screentime===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"screentime"},message:"must have required property 'screentime'"};
e===null?e=[r]:e.push(r),t++}if(s.sessionId!==void 0&&(m(s.sessionId,{instancePath:i+"/sessionId",parentData:s,parentDataProperty:"sessionId",rootData:o,dynamicAnchors:u})||
(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.id!==void 0&&(m(s.id,{instancePath:i+"/id",parentData:s,parentDataProperty:"id",rootData:o,dynamicAnchors:u})||
(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.status!==void 0){let r=s.status;if(typeof r!="string"){let a={instancePath:i+"/status",schemaPath:"#/prop\
erties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(r!=="accepted"){let a={instancePath:i+"/stat\
us",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:Co.properties.status.enum},message:"must be equal to one of the allowed values"};
e===null?e=[a]:e.push(a),t++}}if(s.screentime!==void 0){let r=s.screentime;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.counter===void 0){let a={instancePath:i+
"/screentime",schemaPath:"#/properties/screentime/required",keyword:"required",params:{missingProperty:"counter"},message:"must have required property 'counter'"};
e===null?e=[a]:e.push(a),t++}r.counter!==void 0&&(Ee(r.counter,{instancePath:i+"/screentime/counter",parentData:r,parentDataProperty:"counter",rootData:o,dynamicAnchors:u})||
(e=e===null?Ee.errors:e.concat(Ee.errors),t=e.length))}else{let a={instancePath:i+"/screentime",schemaPath:"#/properties/screentime/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return ci.errors=e,t===0}ci.evaluated={props:{sessionId:!0,id:!0,status:!0,screentime:!0},dynamicProps:!1,dynamicItems:!1};
var Oo=mi;function mi(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=mi.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(s)>36){let r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:36},
message:"must NOT have more than 36 characters"};e===null?e=[r]:e.push(r),t++}if(P(s)<36){let r={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{
limit:36},message:"must NOT have fewer than 36 characters"};e===null?e=[r]:e.push(r),t++}if(!ge.test(s)){let r={instancePath:i,schemaPath:"#/pattern",keyword:"p\
attern",params:{pattern:"^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"},message:'must match pattern "^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z\
0-9]{4}-[A-z0-9]{12}$"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[r]:e.push(r),t++}return mi.errors=e,t===0}mi.evaluated={dynamicProps:!1,dynamicItems:!1};var Eo=fi;function Ne(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Ne.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.enabled===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"enabled"},message:"must have required property 'enabled'"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(r!=="enabled"){let a={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[a]:e.push(a),t++}if(s.enabled!==void 0){let r=s.enabled;if(typeof r!="boolean"){let a={instancePath:i+"/enabled",schemaPath:"#/properties/enabled/type",
keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),t++}if(r!==!1){let a={instancePath:i+"/enabled",schemaPath:"#/propert\
ies/enabled/const",keyword:"const",params:{allowedValue:!1},message:"must be equal to constant"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ne.errors=e,t===0}Ne.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Pr(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Pr.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.allowed===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"allowed"},message:"must have required property 'allowed'"};e===null?e=[r]:e.push(r),t++}if(s.allowed!==void 0){let r=s.allowed;
if(typeof r!="boolean"){let a={instancePath:i+"/allowed",schemaPath:"#/properties/allowed/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[a]:e.push(a),t++}if(r!==!0){let a={instancePath:i+"/allowed",schemaPath:"#/properties/allowed/const",keyword:"const",params:{allowedValue:!0},message:"\
must be equal to constant"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),t++}return Pr.errors=e,t===0}Pr.evaluated={props:{allowed:!0},dynamicProps:!1,dynamicItems:!1};var No={description:"The playe\
r may not play now.",type:"object",required:["allowed","reason","until"],properties:{allowed:{description:"The player may not play now.",type:"boolean",const:!1},
reason:{description:"Why play is not allowed. If both reasons apply, the one that ends later.",type:"string",enum:["limit-reached","quiet-hours"]},until:{description:"\
When the reason ends: when the day resets, or when the quiet hours end.",$ref:"#/components/schemas/Timestamp"},ground:{description:"The duty of the law that do\
es not allow play. Absent if only the guardian's schedule does not.",$ref:"#/components/schemas/Ground"}}};function vr(s,{instancePath:i="",parentData:h,parentDataProperty:f,
rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=vr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.allowed===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"allowed"},message:"must have\
 required property 'allowed'"};e===null?e=[r]:e.push(r),t++}if(s.reason===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
reason"},message:"must have required property 'reason'"};e===null?e=[r]:e.push(r),t++}if(s.until===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"until"},message:"must have required property 'until'"};e===null?e=[r]:e.push(r),t++}if(s.allowed!==void 0){let r=s.allowed;if(typeof r!=
"boolean"){let a={instancePath:i+"/allowed",schemaPath:"#/properties/allowed/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=
[a]:e.push(a),t++}if(r!==!1){let a={instancePath:i+"/allowed",schemaPath:"#/properties/allowed/const",keyword:"const",params:{allowedValue:!1},message:"must be \
equal to constant"};e===null?e=[a]:e.push(a),t++}}if(s.reason!==void 0){let r=s.reason;if(typeof r!="string"){let a={instancePath:i+"/reason",schemaPath:"#/prop\
erties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(!(r==="limit-reached"||r==="quiet-hours")){let a={
instancePath:i+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues:No.properties.reason.enum},message:"must be equal to one of \
the allowed values"};e===null?e=[a]:e.push(a),t++}}s.until!==void 0&&(q(s.until,{instancePath:i+"/until",parentData:s,parentDataProperty:"until",rootData:o,dynamicAnchors:u})||
(e=e===null?q.errors:e.concat(q.errors),t=e.length)),s.ground!==void 0&&(ue(s.ground,{instancePath:i+"/ground",parentData:s,parentDataProperty:"ground",rootData:o,
dynamicAnchors:u})||(e=e===null?ue.errors:e.concat(ue.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return vr.errors=e,t===0}vr.evaluated={props:{allowed:!0,reason:!0,until:!0,ground:!0},dynamicProps:!1,dynamicItems:!1};
function wr(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=wr.evaluated;n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0);let r=t,a=!1,l=null,v=t;Pr(s,{instancePath:i,parentData:h,parentDataProperty:f,rootData:o,dynamicAnchors:u})||(e=e===null?
Pr.errors:e.concat(Pr.errors),t=e.length);var k=v===t;if(k){a=!0,l=0;var d={};d.allowed=!0}let D=t;vr(s,{instancePath:i,parentData:h,parentDataProperty:f,rootData:o,
dynamicAnchors:u})||(e=e===null?vr.errors:e.concat(vr.errors),t=e.length);var k=D===t;if(k&&a?(a=!1,l=[l,1]):k&&(a=!0,l=1,d!==!0&&(d=d||{},d.allowed=!0,d.reason=
!0,d.until=!0,d.ground=!0)),a)t=r,e!==null&&(r?e.length=r:e=null);else{let w={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"\
must match exactly one schema in oneOf"};e===null?e=[w]:e.push(w),t++}return wr.errors=e,n.props=d,t===0}wr.evaluated={dynamicProps:!0,dynamicItems:!1};function he(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=he.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.timeUsedTodayMinutes===void 0){let r={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"timeUsedTodayMinutes"},message:"must have required property 'timeUsedTodayMinutes'"};e===null?e=[r]:e.push(r),t++}
if(s.continuousUsageMinutes===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"continuousUsageMinutes"},message:"\
must have required property 'continuousUsageMinutes'"};e===null?e=[r]:e.push(r),t++}if(s.timeLimitTodayMinutes===void 0){let r={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"timeLimitTodayMinutes"},message:"must have required property 'timeLimitTodayMinutes'"};e===null?e=[r]:e.push(
r),t++}if(s.timeRemainingTodayMinutes===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"timeRemainingTodayMinu\
tes"},message:"must have required property 'timeRemainingTodayMinutes'"};e===null?e=[r]:e.push(r),t++}if(s.dayResetsAt===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"dayResetsAt"},message:"must have required property 'dayResetsAt'"};e===null?e=[r]:e.push(r),t++}s.timeUsedTodayMinutes!==
void 0&&(V(s.timeUsedTodayMinutes,{instancePath:i+"/timeUsedTodayMinutes",parentData:s,parentDataProperty:"timeUsedTodayMinutes",rootData:o,dynamicAnchors:u})||
(e=e===null?V.errors:e.concat(V.errors),t=e.length)),s.continuousUsageMinutes!==void 0&&(V(s.continuousUsageMinutes,{instancePath:i+"/continuousUsageMinutes",parentData:s,
parentDataProperty:"continuousUsageMinutes",rootData:o,dynamicAnchors:u})||(e=e===null?V.errors:e.concat(V.errors),t=e.length)),s.timeLimitTodayMinutes!==void 0&&
(V(s.timeLimitTodayMinutes,{instancePath:i+"/timeLimitTodayMinutes",parentData:s,parentDataProperty:"timeLimitTodayMinutes",rootData:o,dynamicAnchors:u})||(e=e===
null?V.errors:e.concat(V.errors),t=e.length)),s.timeRemainingTodayMinutes!==void 0&&(V(s.timeRemainingTodayMinutes,{instancePath:i+"/timeRemainingTodayMinutes",
parentData:s,parentDataProperty:"timeRemainingTodayMinutes",rootData:o,dynamicAnchors:u})||(e=e===null?V.errors:e.concat(V.errors),t=e.length)),s.dayResetsAt!==
void 0&&(q(s.dayResetsAt,{instancePath:i+"/dayResetsAt",parentData:s,parentDataProperty:"dayResetsAt",rootData:o,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(
q.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}
return he.errors=e,t===0}he.evaluated={props:{timeUsedTodayMinutes:!0,continuousUsageMinutes:!0,timeLimitTodayMinutes:!0,timeRemainingTodayMinutes:!0,dayResetsAt:!0},
dynamicProps:!1,dynamicItems:!1};function $e(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=$e.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(s)>64){let r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:64},message:"\
must NOT have more than 64 characters"};e===null?e=[r]:e.push(r),t++}if(P(s)<1){let r={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return $e.errors=e,t===0}$e.evaluated={dynamicProps:!1,dynamicItems:!1};var $o={description:"A day of the week.",type:"string",enum:["mon","tue","wed","thu","fri","sat","sun"]};function Se(s,{instancePath:i="",parentData:h,parentDataProperty:f,
rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Se.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="mon"||s==="tue"||s==="\
wed"||s==="thu"||s==="fri"||s==="sat"||s==="sun")){let r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:$o.enum},message:"must be equa\
l to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return Se.errors=e,t===0}Se.evaluated={dynamicProps:!1,dynamicItems:!1};function Ke(s,{instancePath:i="",
parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Ke.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.day===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"d\
ay"},message:"must have required property 'day'"};e===null?e=[r]:e.push(r),t++}if(s.limitMinutes===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"limitMinutes"},message:"must have required property 'limitMinutes'"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(!(r==="da\
y"||r==="limitMinutes")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NO\
T have additional properties"};e===null?e=[a]:e.push(a),t++}if(s.day!==void 0&&(Se(s.day,{instancePath:i+"/day",parentData:s,parentDataProperty:"day",rootData:o,
dynamicAnchors:u})||(e=e===null?Se.errors:e.concat(Se.errors),t=e.length)),s.limitMinutes!==void 0){let r=s.limitMinutes;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r))){let a={instancePath:i+"/limitMinutes",schemaPath:"#/properties/limitMinutes/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[a]:e.push(a),t++}if(typeof r=="number"){if(r>1440||isNaN(r)){let a={instancePath:i+"/limitMinutes",schemaPath:"#/properties/limitMinutes/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:1440},message:"must be <= 1440"};e===null?e=[a]:e.push(a),t++}if(r<0||isNaN(r)){let a={instancePath:i+"/limitMinutes",schemaPath:"\
#/properties/limitMinutes/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ke.errors=e,t===0}Ke.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var So=new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$","u");function Ie(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){
let e=null,t=0,n=Ie.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(s)>5){let r={instancePath:i,schemaPath:"\
#/maxLength",keyword:"maxLength",params:{limit:5},message:"must NOT have more than 5 characters"};e===null?e=[r]:e.push(r),t++}if(P(s)<5){let r={instancePath:i,
schemaPath:"#/minLength",keyword:"minLength",params:{limit:5},message:"must NOT have fewer than 5 characters"};e===null?e=[r]:e.push(r),t++}if(!So.test(s)){let r={
instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:'must match pattern "^([01][0-9]|2[0-3]):[0-5\
][0-9]$"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),t++}return Ie.errors=e,t===0}Ie.evaluated={dynamicProps:!1,dynamicItems:!1};function Me(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,
dynamicAnchors:u={}}={}){let e=null,t=0,n=Me.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.name===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'n\
ame'"};e===null?e=[r]:e.push(r),t++}if(s.days===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"days"},message:"\
must have required property 'days'"};e===null?e=[r]:e.push(r),t++}if(s.start===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"start"},message:"must have required property 'start'"};e===null?e=[r]:e.push(r),t++}if(s.end===void 0){let r={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"end"},message:"must have required property 'end'"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(!(r==="name"||
r==="days"||r==="start"||r==="end")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}if(s.name!==void 0){let r=s.name;if(typeof r=="string"){if(P(r)>100){let a={instancePath:i+"/\
name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[a]:e.push(a),
t++}if(P(r)<1){let a={instancePath:i+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 c\
haracters"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),t++}}if(s.days!==void 0){let r=s.days;if(Array.isArray(r)){if(r.length>7){let l={instancePath:i+"/days",schemaPath:"#/\
properties/days/maxItems",keyword:"maxItems",params:{limit:7},message:"must NOT have more than 7 items"};e===null?e=[l]:e.push(l),t++}if(r.length<1){let l={instancePath:i+
"/days",schemaPath:"#/properties/days/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[l]:e.push(l),t++}let a=r.
length;for(let l=0;l<a;l++)Se(r[l],{instancePath:i+"/days/"+l,parentData:r,parentDataProperty:l,rootData:o,dynamicAnchors:u})||(e=e===null?Se.errors:e.concat(Se.
errors),t=e.length)}else{let a={instancePath:i+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[a]:e.push(a),t++}}s.start!==void 0&&(Ie(s.start,{instancePath:i+"/start",parentData:s,parentDataProperty:"start",rootData:o,dynamicAnchors:u})||(e=e===null?Ie.
errors:e.concat(Ie.errors),t=e.length)),s.end!==void 0&&(Ie(s.end,{instancePath:i+"/end",parentData:s,parentDataProperty:"end",rootData:o,dynamicAnchors:u})||(e=
e===null?Ie.errors:e.concat(Ie.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return Me.errors=e,t===0}Me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function br(s,{instancePath:i="",parentData:h,parentDataProperty:f,
rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=br.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.timezone===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"timezone"},message:"must ha\
ve required property 'timezone'"};e===null?e=[r]:e.push(r),t++}if(s.breakReminderIntervalMinutes===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"breakReminderIntervalMinutes"},message:"must have required property 'breakReminderIntervalMinutes'"};e===null?e=[r]:e.push(r),
t++}if(s.dailyLimits===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dailyLimits"},message:"must have requir\
ed property 'dailyLimits'"};e===null?e=[r]:e.push(r),t++}if(s.quietHours===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
quietHours"},message:"must have required property 'quietHours'"};e===null?e=[r]:e.push(r),t++}if(s.timezone!==void 0&&($e(s.timezone,{instancePath:i+"/timezone",
parentData:s,parentDataProperty:"timezone",rootData:o,dynamicAnchors:u})||(e=e===null?$e.errors:e.concat($e.errors),t=e.length)),s.breakReminderIntervalMinutes!==
void 0){let r=s.breakReminderIntervalMinutes;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let a={instancePath:i+"/breakReminderIntervalMinutes",schemaPath:"#/pr\
operties/breakReminderIntervalMinutes/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof r=="number"){
if(r>480||isNaN(r)){let a={instancePath:i+"/breakReminderIntervalMinutes",schemaPath:"#/properties/breakReminderIntervalMinutes/maximum",keyword:"maximum",params:{
comparison:"<=",limit:480},message:"must be <= 480"};e===null?e=[a]:e.push(a),t++}if(r<0||isNaN(r)){let a={instancePath:i+"/breakReminderIntervalMinutes",schemaPath:"\
#/properties/breakReminderIntervalMinutes/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}}if(s.
dailyLimits!==void 0){let r=s.dailyLimits;if(Array.isArray(r)){if(r.length>7){let l={instancePath:i+"/dailyLimits",schemaPath:"#/properties/dailyLimits/maxItems",
keyword:"maxItems",params:{limit:7},message:"must NOT have more than 7 items"};e===null?e=[l]:e.push(l),t++}let a=r.length;for(let l=0;l<a;l++)Ke(r[l],{instancePath:i+
"/dailyLimits/"+l,parentData:r,parentDataProperty:l,rootData:o,dynamicAnchors:u})||(e=e===null?Ke.errors:e.concat(Ke.errors),t=e.length)}else{let a={instancePath:i+
"/dailyLimits",schemaPath:"#/properties/dailyLimits/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}if(s.quietHours!==
void 0){let r=s.quietHours;if(Array.isArray(r)){if(r.length>60){let l={instancePath:i+"/quietHours",schemaPath:"#/properties/quietHours/maxItems",keyword:"maxIt\
ems",params:{limit:60},message:"must NOT have more than 60 items"};e===null?e=[l]:e.push(l),t++}let a=r.length;for(let l=0;l<a;l++)Me(r[l],{instancePath:i+"/qui\
etHours/"+l,parentData:r,parentDataProperty:l,rootData:o,dynamicAnchors:u})||(e=e===null?Me.errors:e.concat(Me.errors),t=e.length)}else{let a={instancePath:i+"/\
quietHours",schemaPath:"#/properties/quietHours/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return br.errors=e,t===0}br.evaluated={props:{timezone:!0,
breakReminderIntervalMinutes:!0,dailyLimits:!0,quietHours:!0},dynamicProps:!1,dynamicItems:!1};function Xe(s,{instancePath:i="",parentData:h,parentDataProperty:f,
rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Xe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.enabled===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"enabled"},message:"must have\
 required property 'enabled'"};e===null?e=[r]:e.push(r),t++}if(s.access===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
access"},message:"must have required property 'access'"};e===null?e=[r]:e.push(r),t++}if(s.state===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"state"},message:"must have required property 'state'"};e===null?e=[r]:e.push(r),t++}if(s.schedule===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"schedule"},message:"must have required property 'schedule'"};e===null?e=[r]:e.push(r),t++}if(s.
enabled!==void 0){let r=s.enabled;if(typeof r!="boolean"){let a={instancePath:i+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type:"b\
oolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),t++}if(r!==!0){let a={instancePath:i+"/enabled",schemaPath:"#/properties/enabled/const",keyword:"co\
nst",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[a]:e.push(a),t++}}s.access!==void 0&&(wr(s.access,{instancePath:i+"/access",parentData:s,
parentDataProperty:"access",rootData:o,dynamicAnchors:u})||(e=e===null?wr.errors:e.concat(wr.errors),t=e.length)),s.state!==void 0&&(he(s.state,{instancePath:i+
"/state",parentData:s,parentDataProperty:"state",rootData:o,dynamicAnchors:u})||(e=e===null?he.errors:e.concat(he.errors),t=e.length)),s.schedule!==void 0&&(br(
s.schedule,{instancePath:i+"/schedule",parentData:s,parentDataProperty:"schedule",rootData:o,dynamicAnchors:u})||(e=e===null?br.errors:e.concat(br.errors),t=e.length))}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Xe.errors=e,t===0}
Xe.evaluated={props:{enabled:!0,access:!0,state:!0,schedule:!0},dynamicProps:!1,dynamicItems:!1};function fi(s,{instancePath:i="",parentData:h,parentDataProperty:f,
rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=fi.evaluated;n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0);let r=t,a=!1,l=null,v=t;Ne(
s,{instancePath:i,parentData:h,parentDataProperty:f,rootData:o,dynamicAnchors:u})||(e=e===null?Ne.errors:e.concat(Ne.errors),t=e.length);var k=v===t;if(k){a=!0,
l=0;var d=!0}let D=t;Xe(s,{instancePath:i,parentData:h,parentDataProperty:f,rootData:o,dynamicAnchors:u})||(e=e===null?Xe.errors:e.concat(Xe.errors),t=e.length);
var k=D===t;if(k&&a?(a=!1,l=[l,1]):k&&(a=!0,l=1,d!==!0&&(d=d||{},d.enabled=!0,d.access=!0,d.state=!0,d.schedule=!0)),a)t=r,e!==null&&(r?e.length=r:e=null);else{
let w={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[w]:e.push(w),
t++}return fi.errors=e,n.props=d,t===0}fi.evaluated={dynamicProps:!0,dynamicItems:!1};var Ko=hi;function Ir(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Ir.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),t++}if(s.durationSeconds===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"durationSeconds"},message:"must have required property 'durationSeconds'"};e===null?e=[r]:e.
push(r),t++}if(s.timestamp===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"timestamp"},message:"must have re\
quired property 'timestamp'"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(!(r==="id"||r==="durationSeconds"||r==="timestamp")){let a={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}
if(s.id!==void 0&&(m(s.id,{instancePath:i+"/id",parentData:s,parentDataProperty:"id",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.
length)),s.durationSeconds!==void 0){let r=s.durationSeconds;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let a={instancePath:i+"/durationSeconds",schemaPath:"#\
/properties/durationSeconds/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}}s.timestamp!==void 0&&(H(s.timestamp,
{instancePath:i+"/timestamp",parentData:s,parentDataProperty:"timestamp",rootData:o,dynamicAnchors:u})||(e=e===null?H.errors:e.concat(H.errors),t=e.length))}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ir.errors=e,t===0}
Ir.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function hi(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){
let e=null,t=0,n=hi.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.sessionId===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sessionId"},message:"must have required property 'sessionId'"};e===null?
e=[r]:e.push(r),t++}if(s.events===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"events"},message:"must have \
required property 'events'"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(!(r==="sessionId"||r==="events")){let a={instancePath:i,schemaPath:"#/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}if(s.sessionId!==
void 0&&(m(s.sessionId,{instancePath:i+"/sessionId",parentData:s,parentDataProperty:"sessionId",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),
t=e.length)),s.events!==void 0){let r=s.events;if(Array.isArray(r)){if(r.length>1e3){let l={instancePath:i+"/events",schemaPath:"#/properties/events/maxItems",keyword:"\
maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[l]:e.push(l),t++}let a=r.length;for(let l=0;l<a;l++)Ir(r[l],{instancePath:i+
"/events/"+l,parentData:r,parentDataProperty:l,rootData:o,dynamicAnchors:u})||(e=e===null?Ir.errors:e.concat(Ir.errors),t=e.length)}else{let a={instancePath:i+"\
/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return hi.errors=e,t===0}hi.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Mo=yi;function Dr(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Dr.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),t++}if(s.status===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0&&
(m(s.id,{instancePath:i+"/id",parentData:s,parentDataProperty:"id",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.status!==
void 0){let r=s.status;if(typeof r!="string"){let a={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),t++}if(r!=="accepted"){let a={instancePath:i+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{
allowedValue:"accepted"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Dr.errors=e,t===0}Dr.evaluated={props:{id:!0,status:!0},dynamicProps:!1,dynamicItems:!1};var Xo={description:"`invalid-duration`: the length is not from 1 to 86,400 seconds. `future-timestamp`: the span ends more than 60 seconds from now. `too-old`:\
 the span began more than 30 days ago. `invalid-event`: the event violates its schema; `path` says where, `message` how.","x-extensible":!0,type:"string",enum:[
"invalid-duration","future-timestamp","too-old","invalid-event"]};function Rr(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){
let e=null,t=0,n=Rr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="invalid-duration"||s==="future-timestamp"||s==="too-old"||
s==="invalid-event")){let r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Xo.enum},message:"must be equal to one of the allowed value\
s"};e===null?e=[r]:e.push(r),t++}return Rr.errors=e,t===0}Rr.evaluated={dynamicProps:!1,dynamicItems:!1};function Ar(s,{instancePath:i="",parentData:h,parentDataProperty:f,
rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Ar.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required \
property 'id'"};e===null?e=[r]:e.push(r),t++}if(s.status===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sta\
tus"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),t++}if(s.reason===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"reason"},message:"must have required property 'reason'"};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0&&(m(s.id,{instancePath:i+
"/id",parentData:s,parentDataProperty:"id",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.status!==void 0){let r=s.status;
if(typeof r!="string"){let a={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[a]:e.push(a),t++}if(r!=="rejected"){let a={instancePath:i+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue:"rejecte\
d"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),t++}}if(s.reason!==void 0&&(Rr(s.reason,{instancePath:i+"/reason",parentData:s,parentDataProperty:"\
reason",rootData:o,dynamicAnchors:u})||(e=e===null?Rr.errors:e.concat(Rr.errors),t=e.length)),s.path!==void 0){let r=s.path;if(typeof r=="string"){if(P(r)>1e3){
let a={instancePath:i+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have more than 1000 characters"};
e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[a]:e.push(a),t++}}if(s.message!==void 0){let r=s.message;if(typeof r=="string"){if(P(r)>1e3){let a={instancePath:i+"/message",schemaPath:"#/pro\
perties/message/maxLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have more than 1000 characters"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+
"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ar.errors=e,t===0}Ar.evaluated={props:{id:!0,
status:!0,reason:!0,path:!0,message:!0},dynamicProps:!1,dynamicItems:!1};function Lr(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){
let e=null,t=0,n=Lr.evaluated;n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0);let r=t,a=!1,l=null,v=t;Dr(s,{instancePath:i,parentData:h,parentDataProperty:f,
rootData:o,dynamicAnchors:u})||(e=e===null?Dr.errors:e.concat(Dr.errors),t=e.length);var k=v===t;if(k){a=!0,l=0;var d={};d.id=!0,d.status=!0}let D=t;Ar(s,{instancePath:i,
parentData:h,parentDataProperty:f,rootData:o,dynamicAnchors:u})||(e=e===null?Ar.errors:e.concat(Ar.errors),t=e.length);var k=D===t;if(k&&a?(a=!1,l=[l,1]):k&&(a=
!0,l=1,d!==!0&&(d=d||{},d.id=!0,d.status=!0,d.reason=!0,d.path=!0,d.message=!0)),a)t=r,e!==null&&(r?e.length=r:e=null);else{let w={instancePath:i,schemaPath:"#/\
oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[w]:e.push(w),t++}return Lr.errors=e,n.props=d,t===
0}Lr.evaluated={dynamicProps:!0,dynamicItems:!1};function yi(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,
t=0,n=yi.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.sessionId===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sessionId"},message:"must have required property 'sessionId'"};e===null?e=[r]:
e.push(r),t++}if(s.accepted===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"accepted"},message:"must have re\
quired property 'accepted'"};e===null?e=[r]:e.push(r),t++}if(s.rejected===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
rejected"},message:"must have required property 'rejected'"};e===null?e=[r]:e.push(r),t++}if(s.events===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"events"},message:"must have required property 'events'"};e===null?e=[r]:e.push(r),t++}if(s.sessionId!==void 0&&(m(s.sessionId,
{instancePath:i+"/sessionId",parentData:s,parentDataProperty:"sessionId",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.accepted!==
void 0){let r=s.accepted;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let a={instancePath:i+"/accepted",schemaPath:"#/properties/accepted/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof r=="number"){if(r>1e3||isNaN(r)){let a={instancePath:i+"/accepted",schemaPath:"\
#/properties/accepted/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[a]:e.push(a),t++}if(r<0||isNaN(r)){let a={
instancePath:i+"/accepted",schemaPath:"#/properties/accepted/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:
e.push(a),t++}}}if(s.rejected!==void 0){let r=s.rejected;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let a={instancePath:i+"/rejected",schemaPath:"#/properties\
/rejected/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof r=="number"){if(r>1e3||isNaN(r)){let a={
instancePath:i+"/rejected",schemaPath:"#/properties/rejected/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=
[a]:e.push(a),t++}if(r<0||isNaN(r)){let a={instancePath:i+"/rejected",schemaPath:"#/properties/rejected/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}}if(s.events!==void 0){let r=s.events;if(Array.isArray(r)){if(r.length>1e3){let l={instancePath:i+"/events",
schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[l]:e.push(l),t++}let a=r.
length;for(let l=0;l<a;l++)Lr(r[l],{instancePath:i+"/events/"+l,parentData:r,parentDataProperty:l,rootData:o,dynamicAnchors:u})||(e=e===null?Lr.errors:e.concat(
Lr.errors),t=e.length)}else{let a={instancePath:i+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return yi.errors=e,t===0}yi.evaluated={props:{sessionId:!0,accepted:!0,rejected:!0,events:!0},dynamicProps:!1,dynamicItems:!1};var Uo=gi;var Wo={description:"`extra-time`: more minutes today. `bypass-quiet-hours`: play during quiet hours.",type:"string",enum:["extra-time","bypass-quiet-hours"]};function ye(s,{
instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=ye.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),typeof s!="string"){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.
push(r),t++}if(!(s==="extra-time"||s==="bypass-quiet-hours")){let r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Wo.enum},message:"m\
ust be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return ye.errors=e,t===0}ye.evaluated={dynamicProps:!1,dynamicItems:!1};function Q(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Q.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer"};e===null?e=[r]:e.push(r),t++}if(typeof s=="number"){if(s>1440||isNaN(s)){let r={instancePath:i,schemaPath:"#/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:1440},message:"must be <= 1440"};e===null?e=[r]:e.push(r),t++}if(s<1||isNaN(s)){let r={instancePath:i,schemaPath:"#/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),t++}}return Q.errors=e,t===0}Q.evaluated={dynamicProps:!1,dynamicItems:!1};function Ue(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Ue.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(s)>500){let r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:500},
message:"must NOT have more than 500 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return Ue.errors=e,t===0}Ue.evaluated={dynamicProps:!1,dynamicItems:!1};function gi(s,{instancePath:i="",
parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=gi.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.sessionId===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sessionId"},message:"must have required property 'sessionId'"};e===null?e=[r]:e.push(r),t++}if(s.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(!(r==="sessionId"||r==="t\
ype"||r==="requestedMinutes"||r==="reason")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}s.sessionId!==void 0&&(m(s.sessionId,{instancePath:i+"/sessionId",parentData:s,parentDataProperty:"\
sessionId",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.type!==void 0&&(ye(s.type,{instancePath:i+"/type",parentData:s,
parentDataProperty:"type",rootData:o,dynamicAnchors:u})||(e=e===null?ye.errors:e.concat(ye.errors),t=e.length)),s.requestedMinutes!==void 0&&(Q(s.requestedMinutes,
{instancePath:i+"/requestedMinutes",parentData:s,parentDataProperty:"requestedMinutes",rootData:o,dynamicAnchors:u})||(e=e===null?Q.errors:e.concat(Q.errors),t=
e.length)),s.reason!==void 0&&(Ue(s.reason,{instancePath:i+"/reason",parentData:s,parentDataProperty:"reason",rootData:o,dynamicAnchors:u})||(e=e===null?Ue.errors:
e.concat(Ue.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),t++}return gi.errors=e,t===0}gi.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var _o=ki,ya={description:"A player's request for an exception, and\
 its status.",type:"object",required:["overrideId","sessionId","kuid","type","status","requestedAt","expiresAt"],properties:{overrideId:{description:"The id of \
the request.",$ref:"#/components/schemas/Uuid"},sessionId:{description:"The player's session.",$ref:"#/components/schemas/Uuid"},kuid:{description:"The player's\
 id.",$ref:"#/components/schemas/Uuid"},type:{$ref:"#/components/schemas/OverrideType"},requestedMinutes:{description:"The minutes that the player asked for. Pr\
esent if the request named them.",$ref:"#/components/schemas/OverrideMinutes"},status:{description:"`expired` once 24 hours have passed without an answer.",type:"\
string",enum:["pending","granted","denied","expired"]},requestedAt:{description:"When the player asked.",$ref:"#/components/schemas/Timestamp"},expiresAt:{description:"\
When the request expires, 24 hours after it was made.",$ref:"#/components/schemas/Timestamp"}}};function ki(s,{instancePath:i="",parentData:h,parentDataProperty:f,
rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=ki.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.overrideId===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"overrideId"},message:"mus\
t have required property 'overrideId'"};e===null?e=[r]:e.push(r),t++}if(s.sessionId===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"sessionId"},message:"must have required property 'sessionId'"};e===null?e=[r]:e.push(r),t++}if(s.kuid===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"kuid"},message:"must have required property 'kuid'"};e===null?e=[r]:e.push(r),t++}if(s.type===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),
t++}if(s.status===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required propert\
y 'status'"};e===null?e=[r]:e.push(r),t++}if(s.requestedAt===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"r\
equestedAt"},message:"must have required property 'requestedAt'"};e===null?e=[r]:e.push(r),t++}if(s.expiresAt===void 0){let r={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"expiresAt"},message:"must have required property 'expiresAt'"};e===null?e=[r]:e.push(r),t++}if(s.overrideId!==
void 0&&(m(s.overrideId,{instancePath:i+"/overrideId",parentData:s,parentDataProperty:"overrideId",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(
m.errors),t=e.length)),s.sessionId!==void 0&&(m(s.sessionId,{instancePath:i+"/sessionId",parentData:s,parentDataProperty:"sessionId",rootData:o,dynamicAnchors:u})||
(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.kuid!==void 0&&(m(s.kuid,{instancePath:i+"/kuid",parentData:s,parentDataProperty:"kuid",rootData:o,dynamicAnchors:u})||
(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.type!==void 0&&(ye(s.type,{instancePath:i+"/type",parentData:s,parentDataProperty:"type",rootData:o,dynamicAnchors:u})||
(e=e===null?ye.errors:e.concat(ye.errors),t=e.length)),s.requestedMinutes!==void 0&&(Q(s.requestedMinutes,{instancePath:i+"/requestedMinutes",parentData:s,parentDataProperty:"\
requestedMinutes",rootData:o,dynamicAnchors:u})||(e=e===null?Q.errors:e.concat(Q.errors),t=e.length)),s.status!==void 0){let r=s.status;if(typeof r!="string"){let a={
instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(!(r===
"pending"||r==="granted"||r==="denied"||r==="expired")){let a={instancePath:i+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:ya.
properties.status.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),t++}}s.requestedAt!==void 0&&(q(s.requestedAt,{instancePath:i+
"/requestedAt",parentData:s,parentDataProperty:"requestedAt",rootData:o,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)),s.expiresAt!==void 0&&
(q(s.expiresAt,{instancePath:i+"/expiresAt",parentData:s,parentDataProperty:"expiresAt",rootData:o,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),t=
e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ki.
errors=e,t===0}ki.evaluated={props:{overrideId:!0,sessionId:!0,kuid:!0,type:!0,requestedMinutes:!0,status:!0,requestedAt:!0,expiresAt:!0},dynamicProps:!1,dynamicItems:!1};
var zo=qi;var Vo={description:"A charge, a failed charge or a refund. If something in it is wrong, only this transaction is `rejected`; the rest of the batch is recorded.\
 A refund names its purchase in `refundOf`, and nothing else has that field.",type:"object",additionalProperties:!1,required:["id","timestamp","status","amountM\
inor","currency","item"],properties:{id:{description:"The id of the transaction, chosen by the product. Sending an accepted id again is accepted and changes not\
hing. A charge that failed and is attempted again is a new transaction.",$ref:"#/components/schemas/Uuid"},timestamp:{description:"When it happened, at most 400\
 days ago and at most 60 seconds ahead.",$ref:"#/components/schemas/Instant"},status:{$ref:"#/components/schemas/TransactionStatus"},amountMinor:{description:"T\
he amount in minor units of the currency, from 0 to 1,000,000,000,000. 999 is 9.99 USD, 999 JPY and 0.999 KWD. A refund is positive, too.",type:"integer",examples:[
999]},currency:{$ref:"#/components/schemas/CurrencyCode"},item:{$ref:"#/components/schemas/PurchasedItem"},recurring:{$ref:"#/components/schemas/RecurringCharge"},
payment:{$ref:"#/components/schemas/TransactionPayment"},refundOf:{description:"For a refund, the id of the completed purchase of this session whose money is gi\
ven back, in the same currency, at most what is left of it.",$ref:"#/components/schemas/Uuid"}},if:{required:["status"],properties:{status:{const:"refunded"}}},
then:{required:["refundOf"],properties:{refundOf:!0}},else:{properties:{refundOf:!1}}},Bo=Object.prototype.hasOwnProperty,Ho={description:"`completed`: the char\
ge went through. `failed`: it was attempted and did not go through. `refunded`: money of an earlier purchase was given back.",type:"string",enum:["completed","f\
ailed","refunded"]};function jr(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=jr.evaluated;if(n.
dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="completed"||s==="failed"||s==="refunded")){let r={instancePath:i,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:Ho.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return jr.errors=e,t===0}jr.evaluated={dynamicProps:!1,
dynamicItems:!1};function we(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=we.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(s)>64){let r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:64},message:"\
must NOT have more than 64 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}return we.errors=e,t===0}we.evaluated={dynamicProps:!1,dynamicItems:!1};function Tr(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Tr.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.sku===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"sku"},message:"must have required property 'sku'"};e===null?e=[r]:e.push(r),t++}if(s.name===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(!(r===
"sku"||r==="name"||r==="category"||r==="quantity")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}if(s.sku!==void 0){let r=s.sku;if(typeof r=="string"){if(P(r)>128){let a={instancePath:i+
"/sku",schemaPath:"#/properties/sku/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[a]:e.push(a),
t++}if(P(r)<1){let a={instancePath:i+"/sku",schemaPath:"#/properties/sku/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 cha\
racters"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/sku",schemaPath:"#/properties/sku/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[a]:e.push(a),t++}}if(s.name!==void 0){let r=s.name;if(typeof r=="string"){if(P(r)>200){let a={instancePath:i+"/name",schemaPath:"#/prop\
erties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[a]:e.push(a),t++}if(P(r)<1){let a={instancePath:i+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),
t++}}else{let a={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),t++}}if(s.category!==void 0){let r=s.category;if(typeof r=="string"){if(P(r)>64){let a={instancePath:i+"/category",schemaPath:"#/properties/category/maxLengt\
h",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[a]:e.push(a),t++}if(P(r)<1){let a={instancePath:i+"/catego\
ry",schemaPath:"#/properties/category/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),
t++}}else{let a={instancePath:i+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
a]:e.push(a),t++}}if(s.quantity!==void 0){let r=s.quantity;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let a={instancePath:i+"/quantity",schemaPath:"#/properti\
es/quantity/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof r=="number"){if(r>1e6||isNaN(r)){let a={
instancePath:i+"/quantity",schemaPath:"#/properties/quantity/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};e===null?
e=[a]:e.push(a),t++}if(r<1||isNaN(r)){let a={instancePath:i+"/quantity",schemaPath:"#/properties/quantity/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[a]:e.push(a),t++}}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[r]:e.push(r),t++}return Tr.errors=e,t===0}Tr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function xr(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=xr.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.subscriptionId===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"subscriptionId"},message:"must have required property 'subscriptionId'"};e===null?e=[r]:e.push(r),t++}if(s.sequence===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sequence"},message:"must have required property 'sequence'"};e===null?
e=[r]:e.push(r),t++}for(let r in s)if(!(r==="subscriptionId"||r==="sequence")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}if(s.subscriptionId!==void 0){let r=s.subscriptionId;
if(typeof r=="string"){if(P(r)>128){let a={instancePath:i+"/subscriptionId",schemaPath:"#/properties/subscriptionId/maxLength",keyword:"maxLength",params:{limit:128},
message:"must NOT have more than 128 characters"};e===null?e=[a]:e.push(a),t++}if(P(r)<1){let a={instancePath:i+"/subscriptionId",schemaPath:"#/properties/subsc\
riptionId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+
"/subscriptionId",schemaPath:"#/properties/subscriptionId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}if(s.
sequence!==void 0){let r=s.sequence;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let a={instancePath:i+"/sequence",schemaPath:"#/properties/sequence/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof r=="number"){if(r>2147483647||isNaN(r)){let a={instancePath:i+"/\
sequence",schemaPath:"#/properties/sequence/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[a]:
e.push(a),t++}if(r<0||isNaN(r)){let a={instancePath:i+"/sequence",schemaPath:"#/properties/sequence/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[r]:e.push(r),t++}return xr.errors=e,t===0}xr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Fo={description:"What was paid with.","x-extensible":!0,type:"string",enum:["card","wallet","bank-transfer","carrier-billing","gift-card","platform-store","\
cash-voucher","other"]};function We(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=We.evaluated;if(n.
dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="card"||s==="wallet"||s==="bank-transfer"||s==="carrier-billing"||s==="gift-card"||s==="plat\
form-store"||s==="cash-voucher"||s==="other")){let r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Fo.enum},message:"must be equal to\
 one of the allowed values"};e===null?e=[r]:e.push(r),t++}return We.errors=e,t===0}We.evaluated={dynamicProps:!1,dynamicItems:!1};var Go={description:"Where the\
 money of a card comes from. `unknown` if the card's first digits are not in the operator's table.",type:"string",enum:["credit","debit","prepaid","unknown"]};function _e(s,{
instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=_e.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),typeof s!="string"){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.
push(r),t++}if(!(s==="credit"||s==="debit"||s==="prepaid"||s==="unknown")){let r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Go.enum},
message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return _e.errors=e,t===0}_e.evaluated={dynamicProps:!1,dynamicItems:!1};function Cr(s,{
instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Cr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="provider"||r==="invoiceId"||r==="payerEmail"||r==="instrument"||r==="funding")){
let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional propert\
ies"};e===null?e=[a]:e.push(a),t++}if(s.provider!==void 0){let r=s.provider;if(typeof r=="string"){if(P(r)>64){let a={instancePath:i+"/provider",schemaPath:"#/p\
roperties/provider/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[a]:e.push(a),t++}if(P(r)<1){let a={
instancePath:i+"/provider",schemaPath:"#/properties/provider/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[a]:e.push(a),t++}}if(s.invoiceId!==void 0){let r=s.invoiceId;if(typeof r=="string"){if(P(r)>128){let a={instancePath:i+"/invoiceId",schemaPath:"\
#/properties/invoiceId/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[a]:e.push(a),t++}if(P(r)<
1){let a={instancePath:i+"/invoiceId",schemaPath:"#/properties/invoiceId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 cha\
racters"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/invoiceId",schemaPath:"#/properties/invoiceId/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),t++}}if(s.payerEmail!==void 0){let r=s.payerEmail;if(typeof r=="string"){if(P(r)>254){let a={instancePath:i+"/payerEma\
il",schemaPath:"#/properties/payerEmail/maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT have more than 254 characters"};e===null?e=[a]:e.push(
a),t++}if(!oa(r)){let a={instancePath:i+"/payerEmail",schemaPath:"#/properties/payerEmail/format",keyword:"format",params:{format:"idn-email"},message:'must mat\
ch format "idn-email"'};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/payerEmail",schemaPath:"#/properties/payerEmail/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}s.instrument!==void 0&&(We(s.instrument,{instancePath:i+"/instrument",parentData:s,parentDataProperty:"\
instrument",rootData:o,dynamicAnchors:u})||(e=e===null?We.errors:e.concat(We.errors),t=e.length)),s.funding!==void 0&&(_e(s.funding,{instancePath:i+"/funding",parentData:s,
parentDataProperty:"funding",rootData:o,dynamicAnchors:u})||(e=e===null?_e.errors:e.concat(_e.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Cr.errors=e,t===0}Cr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Or(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Or.evaluated;n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0);let r=t,a=!0,l=t;if(s&&typeof s=="object"&&!Array.isArray(s)){let k;if(s.status===void 0&&(k="status")){let w={};e===null?
e=[w]:e.push(w),t++}else if(s.status!==void 0&&s.status!=="refunded"){let w={};e===null?e=[w]:e.push(w),t++}}var v=l===t;t=r,e!==null&&(r?e.length=r:e=null);let d;
if(v){let k=t;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.refundOf===void 0){let b={instancePath:i,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:"\
refundOf"},message:"must have required property 'refundOf'"};e===null?e=[b]:e.push(b),t++}var v=k===t;if(a=v,a){var D={};D.refundOf=!0,D.status=!0}d="then"}else{
let k=t;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.refundOf!==void 0){let b={instancePath:i+"/refundOf",schemaPath:"#/else/properties/refundOf/false schema",
keyword:"false schema",params:{},message:"boolean schema is false"};e===null?e=[b]:e.push(b),t++}var v=k===t;a=v,a&&D!==!0&&(D=D||{},D.refundOf=!0),d="else"}if(!a){
let k={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:d},message:'must match "'+d+'" schema'};e===null?e=[k]:e.push(k),t++}if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.id===void 0){let k={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have\
 required property 'id'"};e===null?e=[k]:e.push(k),t++}if(s.timestamp===void 0){let k={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
timestamp"},message:"must have required property 'timestamp'"};e===null?e=[k]:e.push(k),t++}if(s.status===void 0){let k={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[k]:e.push(k),t++}if(s.amountMinor===void 0){let k={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"amountMinor"},message:"must have required property 'amountMinor'"};e===null?e=
[k]:e.push(k),t++}if(s.currency===void 0){let k={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"currency"},message:"must hav\
e required property 'currency'"};e===null?e=[k]:e.push(k),t++}if(s.item===void 0){let k={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
item"},message:"must have required property 'item'"};e===null?e=[k]:e.push(k),t++}for(let k in s)if(!Bo.call(Vo.properties,k)){let w={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k},message:"must NOT have additional properties"};e===null?e=[w]:e.push(w),t++}
if(s.id!==void 0&&(m(s.id,{instancePath:i+"/id",parentData:s,parentDataProperty:"id",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.
length)),s.timestamp!==void 0&&(H(s.timestamp,{instancePath:i+"/timestamp",parentData:s,parentDataProperty:"timestamp",rootData:o,dynamicAnchors:u})||(e=e===null?
H.errors:e.concat(H.errors),t=e.length)),s.status!==void 0&&(jr(s.status,{instancePath:i+"/status",parentData:s,parentDataProperty:"status",rootData:o,dynamicAnchors:u})||
(e=e===null?jr.errors:e.concat(jr.errors),t=e.length)),s.amountMinor!==void 0){let k=s.amountMinor;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k))){let w={instancePath:i+
"/amountMinor",schemaPath:"#/properties/amountMinor/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[w]:e.push(w),t++}}s.currency!==
void 0&&(we(s.currency,{instancePath:i+"/currency",parentData:s,parentDataProperty:"currency",rootData:o,dynamicAnchors:u})||(e=e===null?we.errors:e.concat(we.errors),
t=e.length)),s.item!==void 0&&(Tr(s.item,{instancePath:i+"/item",parentData:s,parentDataProperty:"item",rootData:o,dynamicAnchors:u})||(e=e===null?Tr.errors:e.concat(
Tr.errors),t=e.length)),s.recurring!==void 0&&(xr(s.recurring,{instancePath:i+"/recurring",parentData:s,parentDataProperty:"recurring",rootData:o,dynamicAnchors:u})||
(e=e===null?xr.errors:e.concat(xr.errors),t=e.length)),s.payment!==void 0&&(Cr(s.payment,{instancePath:i+"/payment",parentData:s,parentDataProperty:"payment",rootData:o,
dynamicAnchors:u})||(e=e===null?Cr.errors:e.concat(Cr.errors),t=e.length)),s.refundOf!==void 0&&(m(s.refundOf,{instancePath:i+"/refundOf",parentData:s,parentDataProperty:"\
refundOf",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length))}else{let k={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[k]:e.push(k),t++}return Or.errors=e,t===0}Or.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function qi(s,{
instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=qi.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.sessionId===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sessionId"},message:"must have required property 'sessionId'"};e===null?e=[r]:e.push(r),t++}if(s.events===void 0){let r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"events"},message:"must have required property 'events'"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(!(r==="sessi\
onId"||r==="events")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT h\
ave additional properties"};e===null?e=[a]:e.push(a),t++}if(s.sessionId!==void 0&&(m(s.sessionId,{instancePath:i+"/sessionId",parentData:s,parentDataProperty:"s\
essionId",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.events!==void 0){let r=s.events;if(Array.isArray(r)){if(r.length>
1e3){let l={instancePath:i+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};
e===null?e=[l]:e.push(l),t++}let a=r.length;for(let l=0;l<a;l++)Or(r[l],{instancePath:i+"/events/"+l,parentData:r,parentDataProperty:l,rootData:o,dynamicAnchors:u})||
(e=e===null?Or.errors:e.concat(Or.errors),t=e.length)}else{let a={instancePath:i+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),t++}return qi.errors=e,t===0}qi.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Zo=Pi;function Er(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Er.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),t++}if(s.status===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0&&
(m(s.id,{instancePath:i+"/id",parentData:s,parentDataProperty:"id",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.status!==
void 0){let r=s.status;if(typeof r!="string"){let a={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),t++}if(r!=="accepted"){let a={instancePath:i+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{
allowedValue:"accepted"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Er.errors=e,t===0}Er.evaluated={props:{id:!0,status:!0},dynamicProps:!1,dynamicItems:!1};var Yo={description:"`unknown-currency`: not a code of ISO 4217 that has minor units. `invalid-amount`: below 0, over 1,000,000,000,000, or a refund of more tha\
n is left of its purchase. `future-timestamp`: more than 60 seconds ahead. `too-old`: more than 400 days ago. `unknown-purchase`: `refundOf` is not a completed \
purchase of this session in this currency. `invalid-event`: the event violates its schema; `path` says where, `message` how.","x-extensible":!0,type:"string",enum:[
"unknown-currency","invalid-amount","future-timestamp","too-old","unknown-purchase","invalid-event"]};function Nr(s,{instancePath:i="",parentData:h,parentDataProperty:f,
rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Nr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="unknown-currency"||s===
"invalid-amount"||s==="future-timestamp"||s==="too-old"||s==="unknown-purchase"||s==="invalid-event")){let r={instancePath:i,schemaPath:"#/enum",keyword:"enum",
params:{allowedValues:Yo.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return Nr.errors=e,t===0}Nr.evaluated={dynamicProps:!1,
dynamicItems:!1};function $r(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=$r.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),t++}if(s.status===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),t++}if(s.reason===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reason"},message:"must have required property 'reason'"};e===null?e=[r]:
e.push(r),t++}if(s.id!==void 0&&(m(s.id,{instancePath:i+"/id",parentData:s,parentDataProperty:"id",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(
m.errors),t=e.length)),s.status!==void 0){let r=s.status;if(typeof r!="string"){let a={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(r!=="rejected"){let a={instancePath:i+"/status",schemaPath:"#/properties/s\
tatus/const",keyword:"const",params:{allowedValue:"rejected"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),t++}}if(s.reason!==void 0&&(Nr(s.reason,
{instancePath:i+"/reason",parentData:s,parentDataProperty:"reason",rootData:o,dynamicAnchors:u})||(e=e===null?Nr.errors:e.concat(Nr.errors),t=e.length)),s.path!==
void 0){let r=s.path;if(typeof r=="string"){if(P(r)>1e3){let a={instancePath:i+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit:1e3},
message:"must NOT have more than 1000 characters"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/path",schemaPath:"#/properties/path/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}if(s.message!==void 0){let r=s.message;if(typeof r=="string"){if(P(r)>1e3){
let a={instancePath:i+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have more than 1000 charac\
ters"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return $r.errors=e,t===0}$r.evaluated={props:{id:!0,status:!0,reason:!0,path:!0,message:!0},dynamicProps:!1,dynamicItems:!1};function Sr(s,{
instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Sr.evaluated;n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0);let r=t,a=!1,l=null,v=t;Er(s,{instancePath:i,parentData:h,parentDataProperty:f,rootData:o,dynamicAnchors:u})||(e=e===null?Er.errors:e.concat(Er.
errors),t=e.length);var k=v===t;if(k){a=!0,l=0;var d={};d.id=!0,d.status=!0}let D=t;$r(s,{instancePath:i,parentData:h,parentDataProperty:f,rootData:o,dynamicAnchors:u})||
(e=e===null?$r.errors:e.concat($r.errors),t=e.length);var k=D===t;if(k&&a?(a=!1,l=[l,1]):k&&(a=!0,l=1,d!==!0&&(d=d||{},d.id=!0,d.status=!0,d.reason=!0,d.path=!0,
d.message=!0)),a)t=r,e!==null&&(r?e.length=r:e=null);else{let w={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must mat\
ch exactly one schema in oneOf"};e===null?e=[w]:e.push(w),t++}return Sr.errors=e,n.props=d,t===0}Sr.evaluated={dynamicProps:!0,dynamicItems:!1};function Pi(s,{instancePath:i="",
parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Pi.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.sessionId===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sessionId"},message:"must have required property 'sessionId'"};e===null?e=[r]:e.push(r),t++}if(s.accepted===void 0){let r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"accepted"},message:"must have required property 'accepted'"};e===null?e=[r]:e.push(r),t++}if(s.rejected===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rejected"},message:"must have required property 'rejected'"};e===null?e=[r]:e.
push(r),t++}if(s.events===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"events"},message:"must have required\
 property 'events'"};e===null?e=[r]:e.push(r),t++}if(s.sessionId!==void 0&&(m(s.sessionId,{instancePath:i+"/sessionId",parentData:s,parentDataProperty:"sessionI\
d",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.accepted!==void 0){let r=s.accepted;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r))){let a={instancePath:i+"/accepted",schemaPath:"#/properties/accepted/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:
e.push(a),t++}if(typeof r=="number"){if(r>1e3||isNaN(r)){let a={instancePath:i+"/accepted",schemaPath:"#/properties/accepted/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[a]:e.push(a),t++}if(r<0||isNaN(r)){let a={instancePath:i+"/accepted",schemaPath:"#/properties/\
accepted/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}}if(s.rejected!==void 0){let r=s.rejected;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let a={instancePath:i+"/rejected",schemaPath:"#/properties/rejected/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof r=="number"){if(r>1e3||isNaN(r)){let a={instancePath:i+"/rejected",schemaPath:"#/properties/rejected/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[a]:e.push(a),t++}if(r<0||isNaN(r)){let a={instancePath:i+"/re\
jected",schemaPath:"#/properties/rejected/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}}if(s.
events!==void 0){let r=s.events;if(Array.isArray(r)){if(r.length>1e3){let l={instancePath:i+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItem\
s",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[l]:e.push(l),t++}let a=r.length;for(let l=0;l<a;l++)Sr(r[l],{instancePath:i+"/ev\
ents/"+l,parentData:r,parentDataProperty:l,rootData:o,dynamicAnchors:u})||(e=e===null?Sr.errors:e.concat(Sr.errors),t=e.length)}else{let a={instancePath:i+"/eve\
nts",schemaPath:"#/properties/events/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Pi.errors=e,t===0}Pi.evaluated={props:{sessionId:!0,
accepted:!0,rejected:!0,events:!0},dynamicProps:!1,dynamicItems:!1};var Jo=vi;var Qo={description:"The merchant of record.","x-extensible":!0,type:"string",enum:["xsolla"]};function Kr(s,{instancePath:i="",parentData:h,parentDataProperty:f,
rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Kr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s!=="xsolla"){let r={instancePath:i,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Qo.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return Kr.errors=
e,t===0}Kr.evaluated={dynamicProps:!1,dynamicItems:!1};function vi(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){
let e=null,t=0,n=vi.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.provider===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"provider"},message:"must have required property 'provider'"};e===null?
e=[r]:e.push(r),t++}if(s.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have requ\
ired property 'data'"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(!(r==="provider"||r==="data")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}if(s.provider!==void 0&&(Kr(s.provider,
{instancePath:i+"/provider",parentData:s,parentDataProperty:"provider",rootData:o,dynamicAnchors:u})||(e=e===null?Kr.errors:e.concat(Kr.errors),t=e.length)),s.data!==
void 0){let r=s.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length>200){let a={instancePath:i+"/data",schemaPath:"#/properties/data/maxP\
roperties",keyword:"maxProperties",params:{limit:200},message:"must NOT have more than 200 properties"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+
"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return vi.errors=e,t===0}vi.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var eu=wi;function wi(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=wi.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.provider===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"provider"},message:"must have required property 'provider'"};e===null?e=[r]:e.push(r),t++}if(s.invoiceId===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"invoiceId"},message:"must have required property 'invoiceId'"};e===null?e=[r]:e.push(r),t++}
if(s.payerEmail===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"payerEmail"},message:"must have required pro\
perty 'payerEmail'"};e===null?e=[r]:e.push(r),t++}if(s.instrument===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
instrument"},message:"must have required property 'instrument'"};e===null?e=[r]:e.push(r),t++}if(s.funding===void 0){let r={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"funding"},message:"must have required property 'funding'"};e===null?e=[r]:e.push(r),t++}if(s.provider!==void 0){let r=s.
provider;if(typeof r=="string"){if(P(r)>64){let a={instancePath:i+"/provider",schemaPath:"#/properties/provider/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/provider",schemaPath:"#/properties/provider/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}if(s.invoiceId!==void 0){let r=s.invoiceId;if(typeof r=="string"){if(P(r)>128){
let a={instancePath:i+"/invoiceId",schemaPath:"#/properties/invoiceId/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 cha\
racters"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/invoiceId",schemaPath:"#/properties/invoiceId/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),t++}}if(s.payerEmail!==void 0){let r=s.payerEmail;if(typeof r=="string"){if(P(r)>254){let a={instancePath:i+"/payerEma\
il",schemaPath:"#/properties/payerEmail/maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT have more than 254 characters"};e===null?e=[a]:e.push(
a),t++}if(!oa(r)){let a={instancePath:i+"/payerEmail",schemaPath:"#/properties/payerEmail/format",keyword:"format",params:{format:"idn-email"},message:'must mat\
ch format "idn-email"'};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/payerEmail",schemaPath:"#/properties/payerEmail/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}s.instrument!==void 0&&(We(s.instrument,{instancePath:i+"/instrument",parentData:s,parentDataProperty:"\
instrument",rootData:o,dynamicAnchors:u})||(e=e===null?We.errors:e.concat(We.errors),t=e.length)),s.funding!==void 0&&(_e(s.funding,{instancePath:i+"/funding",parentData:s,
parentDataProperty:"funding",rootData:o,dynamicAnchors:u})||(e=e===null?_e.errors:e.concat(_e.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return wi.errors=e,t===0}wi.evaluated={props:{provider:!0,invoiceId:!0,
payerEmail:!0,instrument:!0,funding:!0},dynamicProps:!1,dynamicItems:!1};var ru=bi;function bi(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,
dynamicAnchors:u={}}={}){let e=null,t=0,n=bi.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(s)>36){let r={
instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:36},message:"must NOT have more than 36 characters"};e===null?e=[r]:e.push(r),t++}if(P(
s)<36){let r={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:36},message:"must NOT have fewer than 36 characters"};e===null?e=[r]:e.push(
r),t++}if(!ge.test(s)){let r={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]\
{12}$"},message:'must match pattern "^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return bi.errors=e,t===0}bi.evaluated={dynamicProps:!1,
dynamicItems:!1};var su=Ii;var tu={description:"The span that a limit counts, in local days. A week begins on Monday. `transaction`: each purchase by itself, which only a law limits.","x-\
extensible":!0,type:"string",enum:["day","week","month","transaction"]};function ze(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){
let e=null,t=0,n=ze.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="day"||s==="week"||s==="month"||s==="transaction")){let r={
instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:tu.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),
t++}return ze.errors=e,t===0}ze.evaluated={dynamicProps:!1,dynamicItems:!1};function re(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=re.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer"};e===null?e=[r]:e.push(r),t++}if(typeof s=="number"){if(s>9007199254740991||isNaN(s)){let r={instancePath:i,schemaPath:"#/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),t++}if(s<0||isNaN(s)){let r={instancePath:i,
schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),t++}}return re.errors=e,t===0}re.evaluated=
{dynamicProps:!1,dynamicItems:!1};function Mr(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Mr.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.allowance===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"allowance"},message:"must have required property 'allowance'"};e===null?e=[r]:e.push(r),t++}if(s.period===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"period"},message:"must have required property 'period'"};e===null?
e=[r]:e.push(r),t++}if(s.currency===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"currency"},message:"must h\
ave required property 'currency'"};e===null?e=[r]:e.push(r),t++}if(s.limitMinor===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"limitMinor"},message:"must have required property 'limitMinor'"};e===null?e=[r]:e.push(r),t++}if(s.spentMinor===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"spentMinor"},message:"must have required property 'spentMinor'"};e===null?e=[r]:e.push(r),t++}if(s.remainingMinor===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"remainingMinor"},message:"must have required property 'remaini\
ngMinor'"};e===null?e=[r]:e.push(r),t++}if(s.resetsAt===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"resets\
At"},message:"must have required property 'resetsAt'"};e===null?e=[r]:e.push(r),t++}if(s.allowance!==void 0){let r=s.allowance;if(typeof r=="string"){if(P(r)>64){
let a={instancePath:i+"/allowance",schemaPath:"#/properties/allowance/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 chara\
cters"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/allowance",schemaPath:"#/properties/allowance/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),t++}}s.period!==void 0&&(ze(s.period,{instancePath:i+"/period",parentData:s,parentDataProperty:"period",rootData:o,dynamicAnchors:u})||
(e=e===null?ze.errors:e.concat(ze.errors),t=e.length)),s.currency!==void 0&&(we(s.currency,{instancePath:i+"/currency",parentData:s,parentDataProperty:"currency",
rootData:o,dynamicAnchors:u})||(e=e===null?we.errors:e.concat(we.errors),t=e.length)),s.limitMinor!==void 0&&(re(s.limitMinor,{instancePath:i+"/limitMinor",parentData:s,
parentDataProperty:"limitMinor",rootData:o,dynamicAnchors:u})||(e=e===null?re.errors:e.concat(re.errors),t=e.length)),s.spentMinor!==void 0&&(re(s.spentMinor,{instancePath:i+
"/spentMinor",parentData:s,parentDataProperty:"spentMinor",rootData:o,dynamicAnchors:u})||(e=e===null?re.errors:e.concat(re.errors),t=e.length)),s.remainingMinor!==
void 0&&(re(s.remainingMinor,{instancePath:i+"/remainingMinor",parentData:s,parentDataProperty:"remainingMinor",rootData:o,dynamicAnchors:u})||(e=e===null?re.errors:
e.concat(re.errors),t=e.length)),s.resetsAt!==void 0&&(q(s.resetsAt,{instancePath:i+"/resetsAt",parentData:s,parentDataProperty:"resetsAt",rootData:o,dynamicAnchors:u})||
(e=e===null?q.errors:e.concat(q.errors),t=e.length)),s.ground!==void 0&&(ue(s.ground,{instancePath:i+"/ground",parentData:s,parentDataProperty:"ground",rootData:o,
dynamicAnchors:u})||(e=e===null?ue.errors:e.concat(ue.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return Mr.errors=e,t===0}Mr.evaluated={props:{allowance:!0,period:!0,currency:!0,limitMinor:!0,spentMinor:!0,
remainingMinor:!0,resetsAt:!0,ground:!0},dynamicProps:!1,dynamicItems:!1};function Ii(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){
let e=null,t=0,n=Ii.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.sessionId===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sessionId"},message:"must have required property 'sessionId'"};e===null?
e=[r]:e.push(r),t++}if(s.limits===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"limits"},message:"must have \
required property 'limits'"};e===null?e=[r]:e.push(r),t++}if(s.sessionId!==void 0&&(m(s.sessionId,{instancePath:i+"/sessionId",parentData:s,parentDataProperty:"\
sessionId",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.limits!==void 0){let r=s.limits;if(Array.isArray(r)){if(r.length>
100){let l={instancePath:i+"/limits",schemaPath:"#/properties/limits/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};
e===null?e=[l]:e.push(l),t++}let a=r.length;for(let l=0;l<a;l++)Mr(r[l],{instancePath:i+"/limits/"+l,parentData:r,parentDataProperty:l,rootData:o,dynamicAnchors:u})||
(e=e===null?Mr.errors:e.concat(Mr.errors),t=e.length)}else{let a={instancePath:i+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),t++}return Ii.errors=e,t===0}Ii.evaluated={props:{sessionId:!0,limits:!0},dynamicProps:!1,dynamicItems:!1};var iu=Di;function Xr(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Xr.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),t++}if(s.type===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),t++}if(s.timestamp===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"timestamp"},message:"must have required property 'timestamp'"};e===null?
e=[r]:e.push(r),t++}if(s.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have requ\
ired property 'data'"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(!(r==="id"||r==="type"||r==="timestamp"||r==="data")){let a={instancePath:i,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}if(s.
id!==void 0&&(m(s.id,{instancePath:i+"/id",parentData:s,parentDataProperty:"id",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),
s.type!==void 0){let r=s.type;if(typeof r=="string"){if(P(r)>64){let a={instancePath:i+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters"};e===null?e=[a]:e.push(a),t++}if(P(r)<1){let a={instancePath:i+"/type",schemaPath:"#/properties/type/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/type",
schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}if(s.timestamp!==void 0&&(H(s.
timestamp,{instancePath:i+"/timestamp",parentData:s,parentDataProperty:"timestamp",rootData:o,dynamicAnchors:u})||(e=e===null?H.errors:e.concat(H.errors),t=e.length)),
s.data!==void 0){let r=s.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length>1e3){let a={instancePath:i+"/data",schemaPath:"#/properties/\
data/maxProperties",keyword:"maxProperties",params:{limit:1e3},message:"must NOT have more than 1000 properties"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+
"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Xr.errors=e,t===0}Xr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Di(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Di.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.sessionId===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"sessionId"},message:"must have required property 'sessionId'"};e===null?e=[r]:e.push(r),t++}if(s.events===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"events"},message:"must have required property 'events'"};e===null?
e=[r]:e.push(r),t++}for(let r in s)if(!(r==="sessionId"||r==="events")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}if(s.sessionId!==void 0&&(m(s.sessionId,{instancePath:i+
"/sessionId",parentData:s,parentDataProperty:"sessionId",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.events!==void 0){
let r=s.events;if(Array.isArray(r)){if(r.length>1e3){let l={instancePath:i+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit:1e3},
message:"must NOT have more than 1000 items"};e===null?e=[l]:e.push(l),t++}let a=r.length;for(let l=0;l<a;l++)Xr(r[l],{instancePath:i+"/events/"+l,parentData:r,
parentDataProperty:l,rootData:o,dynamicAnchors:u})||(e=e===null?Xr.errors:e.concat(Xr.errors),t=e.length)}else{let a={instancePath:i+"/events",schemaPath:"#/pro\
perties/events/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Di.errors=e,t===0}Di.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var au=Ri;function Ur(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Ur.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),t++}if(s.status===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0&&
(m(s.id,{instancePath:i+"/id",parentData:s,parentDataProperty:"id",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.status!==
void 0){let r=s.status;if(typeof r!="string"){let a={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),t++}if(r!=="accepted"){let a={instancePath:i+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{
allowedValue:"accepted"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ur.errors=e,t===0}Ur.evaluated={props:{id:!0,status:!0},dynamicProps:!1,dynamicItems:!1};var nu={description:"`unknown-type`: the product file declares no such type. `invalid-data`: `data` is not as the type's schema asks; `path` says where. `future\
-timestamp`: more than 60 seconds ahead. `too-old`: more than 400 days ago. `invalid-event`: the event violates its schema; `path` says where, `message` how.","\
x-extensible":!0,type:"string",enum:["unknown-type","invalid-data","future-timestamp","too-old","invalid-event"]};function Wr(s,{instancePath:i="",parentData:h,
parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Wr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!=
"string"){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="unkno\
wn-type"||s==="invalid-data"||s==="future-timestamp"||s==="too-old"||s==="invalid-event")){let r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:nu.
enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return Wr.errors=e,t===0}Wr.evaluated={dynamicProps:!1,dynamicItems:!1};
function _r(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=_r.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),t++}if(s.status===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),t++}if(s.reason===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reason"},message:"must have required property 'reason'"};e===null?e=[r]:
e.push(r),t++}if(s.id!==void 0&&(m(s.id,{instancePath:i+"/id",parentData:s,parentDataProperty:"id",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(
m.errors),t=e.length)),s.status!==void 0){let r=s.status;if(typeof r!="string"){let a={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(r!=="rejected"){let a={instancePath:i+"/status",schemaPath:"#/properties/s\
tatus/const",keyword:"const",params:{allowedValue:"rejected"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),t++}}if(s.reason!==void 0&&(Wr(s.reason,
{instancePath:i+"/reason",parentData:s,parentDataProperty:"reason",rootData:o,dynamicAnchors:u})||(e=e===null?Wr.errors:e.concat(Wr.errors),t=e.length)),s.path!==
void 0){let r=s.path;if(typeof r=="string"){if(P(r)>1e3){let a={instancePath:i+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit:1e3},
message:"must NOT have more than 1000 characters"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/path",schemaPath:"#/properties/path/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}if(s.message!==void 0){let r=s.message;if(typeof r=="string"){if(P(r)>1e3){
let a={instancePath:i+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have more than 1000 charac\
ters"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return _r.errors=e,t===0}_r.evaluated={props:{id:!0,status:!0,reason:!0,path:!0,message:!0},dynamicProps:!1,dynamicItems:!1};function zr(s,{
instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=zr.evaluated;n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0);let r=t,a=!1,l=null,v=t;Ur(s,{instancePath:i,parentData:h,parentDataProperty:f,rootData:o,dynamicAnchors:u})||(e=e===null?Ur.errors:e.concat(Ur.
errors),t=e.length);var k=v===t;if(k){a=!0,l=0;var d={};d.id=!0,d.status=!0}let D=t;_r(s,{instancePath:i,parentData:h,parentDataProperty:f,rootData:o,dynamicAnchors:u})||
(e=e===null?_r.errors:e.concat(_r.errors),t=e.length);var k=D===t;if(k&&a?(a=!1,l=[l,1]):k&&(a=!0,l=1,d!==!0&&(d=d||{},d.id=!0,d.status=!0,d.reason=!0,d.path=!0,
d.message=!0)),a)t=r,e!==null&&(r?e.length=r:e=null);else{let w={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must mat\
ch exactly one schema in oneOf"};e===null?e=[w]:e.push(w),t++}return zr.errors=e,n.props=d,t===0}zr.evaluated={dynamicProps:!0,dynamicItems:!1};function Ri(s,{instancePath:i="",
parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Ri.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.sessionId===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sessionId"},message:"must have required property 'sessionId'"};e===null?e=[r]:e.push(r),t++}if(s.accepted===void 0){let r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"accepted"},message:"must have required property 'accepted'"};e===null?e=[r]:e.push(r),t++}if(s.rejected===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rejected"},message:"must have required property 'rejected'"};e===null?e=[r]:e.
push(r),t++}if(s.events===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"events"},message:"must have required\
 property 'events'"};e===null?e=[r]:e.push(r),t++}if(s.sessionId!==void 0&&(m(s.sessionId,{instancePath:i+"/sessionId",parentData:s,parentDataProperty:"sessionI\
d",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.accepted!==void 0){let r=s.accepted;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r))){let a={instancePath:i+"/accepted",schemaPath:"#/properties/accepted/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:
e.push(a),t++}if(typeof r=="number"){if(r>1e3||isNaN(r)){let a={instancePath:i+"/accepted",schemaPath:"#/properties/accepted/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[a]:e.push(a),t++}if(r<0||isNaN(r)){let a={instancePath:i+"/accepted",schemaPath:"#/properties/\
accepted/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}}if(s.rejected!==void 0){let r=s.rejected;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let a={instancePath:i+"/rejected",schemaPath:"#/properties/rejected/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[a]:e.push(a),t++}if(typeof r=="number"){if(r>1e3||isNaN(r)){let a={instancePath:i+"/rejected",schemaPath:"#/properties/rejected/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[a]:e.push(a),t++}if(r<0||isNaN(r)){let a={instancePath:i+"/re\
jected",schemaPath:"#/properties/rejected/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}}if(s.
events!==void 0){let r=s.events;if(Array.isArray(r)){if(r.length>1e3){let l={instancePath:i+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItem\
s",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[l]:e.push(l),t++}let a=r.length;for(let l=0;l<a;l++)zr(r[l],{instancePath:i+"/ev\
ents/"+l,parentData:r,parentDataProperty:l,rootData:o,dynamicAnchors:u})||(e=e===null?zr.errors:e.concat(zr.errors),t=e.length)}else{let a={instancePath:i+"/eve\
nts",schemaPath:"#/properties/events/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ri.errors=e,t===0}Ri.evaluated={props:{sessionId:!0,
accepted:!0,rejected:!0,events:!0},dynamicProps:!1,dynamicItems:!1};var ou=Ai;function Ai(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Ai.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.kuid===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"kuid"},message:"must have required property 'kuid'"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(r!=="kuid"){let a={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[a]:e.
push(a),t++}s.kuid!==void 0&&(m(s.kuid,{instancePath:i+"/kuid",parentData:s,parentDataProperty:"kuid",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(
m.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}
return Ai.errors=e,t===0}Ai.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var uu=Li,lu={description:"Everything that is stored of a player, in all produc\
ts of the organisation.",type:"object",required:["kuid","organisation","mode","exportedAt","records"],properties:{kuid:{description:"The id of the player.",$ref:"\
#/components/schemas/Uuid"},organisation:{description:"The organisation whose products share the player.",type:"string",maxLength:64},mode:{description:"The mod\
e in which the player is known.",type:"string",enum:["test","live"]},exportedAt:{description:"When it was read.",$ref:"#/components/schemas/Timestamp"},records:{
description:"The rows of each kind of data, by the names that the chapter Data of the guide uses.",type:"object","x-redact":!0,additionalProperties:{description:"\
The rows of one kind.",type:"array",maxItems:1e7,items:{description:"A row, with instants in UTC.",type:"object",additionalProperties:!0,maxProperties:100,"x-ma\
x-depth":32}}}}};function Li(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Li.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.kuid===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"kuid"},message:"must have required property 'kuid'"};e===null?e=[r]:e.push(r),t++}if(s.organisation===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"organisation"},message:"must have required property 'organisation'"};e===null?e=[r]:e.push(r),
t++}if(s.mode===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mode"},message:"must have required property 'm\
ode'"};e===null?e=[r]:e.push(r),t++}if(s.exportedAt===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exported\
At"},message:"must have required property 'exportedAt'"};e===null?e=[r]:e.push(r),t++}if(s.records===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"records"},message:"must have required property 'records'"};e===null?e=[r]:e.push(r),t++}if(s.kuid!==void 0&&(m(s.kuid,{instancePath:i+
"/kuid",parentData:s,parentDataProperty:"kuid",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.organisation!==void 0){let r=s.
organisation;if(typeof r=="string"){if(P(r)>64){let a={instancePath:i+"/organisation",schemaPath:"#/properties/organisation/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/organisation",schemaPath:"#/properties/org\
anisation/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}if(s.mode!==void 0){let r=s.mode;if(typeof r!="str\
ing"){let a={instancePath:i+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),
t++}if(!(r==="test"||r==="live")){let a={instancePath:i+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues:lu.properties.mode.enum},
message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),t++}}if(s.exportedAt!==void 0&&(q(s.exportedAt,{instancePath:i+"/exportedAt",parentData:s,
parentDataProperty:"exportedAt",rootData:o,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)),s.records!==void 0){let r=s.records;if(r&&typeof r==
"object"&&!Array.isArray(r))for(let a in r){let l=r[a];if(Array.isArray(l)){if(l.length>1e7){let d={instancePath:i+"/records/"+a.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/records/additionalProperties/maxItems",keyword:"maxItems",params:{limit:1e7},message:"must NOT have more than 10000000 items"};e===
null?e=[d]:e.push(d),t++}let v=l.length;for(let d=0;d<v;d++){let D=l[d];if(D&&typeof D=="object"&&!Array.isArray(D)){if(Object.keys(D).length>100){let k={instancePath:i+
"/records/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+d,schemaPath:"#/properties/records/additionalProperties/items/maxProperties",keyword:"maxProperties",params:{
limit:100},message:"must NOT have more than 100 properties"};e===null?e=[k]:e.push(k),t++}}else{let k={instancePath:i+"/records/"+a.replace(/~/g,"~0").replace(/\//g,
"~1")+"/"+d,schemaPath:"#/properties/records/additionalProperties/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[k]:e.push(
k),t++}}}else{let v={instancePath:i+"/records/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/records/additionalProperties/type",keyword:"ty\
pe",params:{type:"array"},message:"must be array"};e===null?e=[v]:e.push(v),t++}}else{let a={instancePath:i+"/records",schemaPath:"#/properties/records/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Li.errors=e,t===0}Li.evaluated={props:{kuid:!0,organisation:!0,mode:!0,exportedAt:!0,records:!0},
dynamicProps:!1,dynamicItems:!1};var du=ji;function ji(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,
n=ji.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.kuid===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"kuid"},message:"must have required property 'kuid'"};e===null?e=[r]:e.push(r),t++}for(let r in s)
if(r!=="kuid"){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have add\
itional properties"};e===null?e=[a]:e.push(a),t++}s.kuid!==void 0&&(m(s.kuid,{instancePath:i+"/kuid",parentData:s,parentDataProperty:"kuid",rootData:o,dynamicAnchors:u})||
(e=e===null?m.errors:e.concat(m.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return ji.errors=e,t===0}ji.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var pu=Ti;function Ti(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Ti.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.kuid===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"kuid"},message:"must have required property 'kuid'"};e===null?e=[r]:e.push(r),t++}if(s.erasedAt===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"erasedAt"},message:"must have required property 'erasedAt'"};e===null?e=[r]:e.push(r),t++}s.
kuid!==void 0&&(m(s.kuid,{instancePath:i+"/kuid",parentData:s,parentDataProperty:"kuid",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=
e.length)),s.erasedAt!==void 0&&(q(s.erasedAt,{instancePath:i+"/erasedAt",parentData:s,parentDataProperty:"erasedAt",rootData:o,dynamicAnchors:u})||(e=e===null?
q.errors:e.concat(q.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),t++}return Ti.errors=e,t===0}Ti.evaluated={props:{kuid:!0,erasedAt:!0},dynamicProps:!1,dynamicItems:!1};var cu=xi;function xi(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=xi.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer"};e===null?e=[r]:e.push(r),t++}if(typeof s=="number"){if(s>1e3||isNaN(s)){let r={instancePath:i,schemaPath:"#/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[r]:e.push(r),t++}if(s<1||isNaN(s)){let r={instancePath:i,schemaPath:"#/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),t++}}return xi.errors=e,t===0}xi.evaluated={dynamicProps:!1,
dynamicItems:!1};var mu=Ci;function Ci(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Ci.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(s)>36){let r={instancePath:i,schemaPath:"#/maxLength",keyword:"max\
Length",params:{limit:36},message:"must NOT have more than 36 characters"};e===null?e=[r]:e.push(r),t++}if(P(s)<36){let r={instancePath:i,schemaPath:"#/minLengt\
h",keyword:"minLength",params:{limit:36},message:"must NOT have fewer than 36 characters"};e===null?e=[r]:e.push(r),t++}if(!ge.test(s)){let r={instancePath:i,schemaPath:"\
#/pattern",keyword:"pattern",params:{pattern:"^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"},message:'must match pattern "^[A-z0-9]{8}-[A-z0-9\
]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),t++}return Ci.errors=e,t===0}Ci.evaluated={dynamicProps:!1,dynamicItems:!1};var fu=Oi,hu={type:"string",enum:[
"asc","desc"]};function Oi(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Oi.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="asc"||s==="desc")){let r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:hu.enum},
message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return Oi.errors=e,t===0}Oi.evaluated={dynamicProps:!1,dynamicItems:!1};var yu=Ei;function Ei(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Ei.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(s)>200){let r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};e===null?e=[r]:e.push(r),t++}if(P(s)<1){let r={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return Ei.errors=e,t===0}Ei.evaluated={dynamicProps:!1,dynamicItems:!1};var gu=Ni;function Ni(s,{
instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Ni.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),typeof s=="string"){if(P(s)>36){let r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:36},message:"must NOT have mor\
e than 36 characters"};e===null?e=[r]:e.push(r),t++}if(P(s)<36){let r={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:36},message:"mu\
st NOT have fewer than 36 characters"};e===null?e=[r]:e.push(r),t++}if(!ge.test(s)){let r={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"\
^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"},message:'must match pattern "^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"'};
e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),t++}return Ni.errors=e,t===0}Ni.evaluated={dynamicProps:!1,dynamicItems:!1};var ku=$i;function $i(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,
dynamicAnchors:u={}}={}){let e=null,t=0,n=$i.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(s)>36){let r={
instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:36},message:"must NOT have more than 36 characters"};e===null?e=[r]:e.push(r),t++}if(P(
s)<36){let r={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:36},message:"must NOT have fewer than 36 characters"};e===null?e=[r]:e.push(
r),t++}if(!ge.test(s)){let r={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]\
{12}$"},message:'must match pattern "^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return $i.errors=e,t===0}$i.evaluated={dynamicProps:!1,
dynamicItems:!1};var qu=Si,Pu={description:"The type of an event.","x-extensible":!0,type:"string",enum:["Screentime.BreakReminder","Screentime.LimitWarning","S\
creentime.LimitReached","Screentime.QuietHoursWarning","Screentime.QuietHoursReached","Screentime.Ended","Screentime.OverrideRequested","Screentime.OverrideResu\
lt","Challenge.StateChange","Challenge.EmailFailed","Verification.Result","Widget.Completed","Session.Revoked","Session.Unlink","Session.ChangePermissions","Ses\
sion.AgeChanged","Session.StatusChanged","Spending.LimitWarning","Spending.LimitReached","Test"]};function Si(s,{instancePath:i="",parentData:h,parentDataProperty:f,
rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Si.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="Screentime.BreakRemind\
er"||s==="Screentime.LimitWarning"||s==="Screentime.LimitReached"||s==="Screentime.QuietHoursWarning"||s==="Screentime.QuietHoursReached"||s==="Screentime.Ended"||
s==="Screentime.OverrideRequested"||s==="Screentime.OverrideResult"||s==="Challenge.StateChange"||s==="Challenge.EmailFailed"||s==="Verification.Result"||s==="W\
idget.Completed"||s==="Session.Revoked"||s==="Session.Unlink"||s==="Session.ChangePermissions"||s==="Session.AgeChanged"||s==="Session.StatusChanged"||s==="Spen\
ding.LimitWarning"||s==="Spending.LimitReached"||s==="Test")){let r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Pu.enum},message:"m\
ust be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return Si.errors=e,t===0}Si.evaluated={dynamicProps:!1,dynamicItems:!1};var vu=Ki;function Ki(s,{
instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Ki.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),typeof s=="string"){if(P(s)>40){let r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have mor\
e than 40 characters"};e===null?e=[r]:e.push(r),t++}if(!na.test(s)){let r={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}-[0\
-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9]([.][0-9]+)?(Z|[+-][0-9]{2}:[0-9]{2})$"},message:'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:\
[0-5][0-9]([.][0-9]+)?(Z|[+-][0-9]{2}:[0-9]{2})$"'};e===null?e=[r]:e.push(r),t++}if(!ws(s)){let r={instancePath:i,schemaPath:"#/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return Ki.errors=e,t===0}Ki.evaluated={dynamicProps:!1,dynamicItems:!1};var wu=Mi;function Mi(s,{
instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Mi.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),typeof s=="string"){if(P(s)>40){let r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have mor\
e than 40 characters"};e===null?e=[r]:e.push(r),t++}if(!na.test(s)){let r={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}-[0\
-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9]([.][0-9]+)?(Z|[+-][0-9]{2}:[0-9]{2})$"},message:'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:\
[0-5][0-9]([.][0-9]+)?(Z|[+-][0-9]{2}:[0-9]{2})$"'};e===null?e=[r]:e.push(r),t++}if(!ws(s)){let r={instancePath:i,schemaPath:"#/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return Mi.errors=e,t===0}Mi.evaluated={dynamicProps:!1,dynamicItems:!1};var bu=Xi;function ee(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=ee.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer"};e===null?e=[r]:e.push(r),t++}if(typeof s=="number"){if(s>9007199254740991||isNaN(s)){let r={instancePath:i,schemaPath:"#/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),t++}if(s<1||isNaN(s)){let r={instancePath:i,
schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),t++}}return ee.errors=e,t===0}ee.evaluated=
{dynamicProps:!1,dynamicItems:!1};function M(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=M.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.productId===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"productId"},message:"must have required property 'productId'"};e===null?e=[r]:e.push(r),t++}if(s.sessionId===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sessionId"},message:"must have required property 'sessionId'"};
e===null?e=[r]:e.push(r),t++}if(s.kuid===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kuid"},message:"must \
have required property 'kuid'"};e===null?e=[r]:e.push(r),t++}if(s.sequence===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sequence"},message:"must have required property 'sequence'"};e===null?e=[r]:e.push(r),t++}s.productId!==void 0&&(z(s.productId,{instancePath:i+"/productId",parentData:s,
parentDataProperty:"productId",rootData:o,dynamicAnchors:u})||(e=e===null?z.errors:e.concat(z.errors),t=e.length)),s.sessionId!==void 0&&(m(s.sessionId,{instancePath:i+
"/sessionId",parentData:s,parentDataProperty:"sessionId",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.kuid!==void 0&&(m(
s.kuid,{instancePath:i+"/kuid",parentData:s,parentDataProperty:"kuid",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.externalId!==
void 0&&(E(s.externalId,{instancePath:i+"/externalId",parentData:s,parentDataProperty:"externalId",rootData:o,dynamicAnchors:u})||(e=e===null?E.errors:e.concat(
E.errors),t=e.length)),s.sequence!==void 0&&(ee(s.sequence,{instancePath:i+"/sequence",parentData:s,parentDataProperty:"sequence",rootData:o,dynamicAnchors:u})||
(e=e===null?ee.errors:e.concat(ee.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[r]:e.push(r),t++}return M.errors=e,t===0}M.evaluated={props:{productId:!0,sessionId:!0,kuid:!0,externalId:!0,sequence:!0},dynamicProps:!1,dynamicItems:!1};
function ae(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=ae.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),M(s,{instancePath:i,parentData:h,parentDataProperty:f,rootData:o,dynamicAnchors:u})||(e=e===null?M.errors:e.concat(M.errors),
t=e.length),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:i,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),t++}if(s.occurredAt===void 0){let r={instancePath:i,schemaPath:"#/allOf/1/required",keyword:"\
required",params:{missingProperty:"occurredAt"},message:"must have required property 'occurredAt'"};e===null?e=[r]:e.push(r),t++}if(s.state===void 0){let r={instancePath:i,
schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"state"},message:"must have required property 'state'"};e===null?e=[r]:e.push(r),t++}
s.id!==void 0&&(m(s.id,{instancePath:i+"/id",parentData:s,parentDataProperty:"id",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),
s.occurredAt!==void 0&&(q(s.occurredAt,{instancePath:i+"/occurredAt",parentData:s,parentDataProperty:"occurredAt",rootData:o,dynamicAnchors:u})||(e=e===null?q.errors:
e.concat(q.errors),t=e.length)),s.state!==void 0&&(he(s.state,{instancePath:i+"/state",parentData:s,parentDataProperty:"state",rootData:o,dynamicAnchors:u})||(e=
e===null?he.errors:e.concat(he.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[r]:e.push(r),t++}return ae.errors=e,t===0}ae.evaluated={props:{id:!0,occurredAt:!0,state:!0,productId:!0,sessionId:!0,kuid:!0,externalId:!0,
sequence:!0},dynamicProps:!1,dynamicItems:!1};function Vr(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,
t=0,n=Vr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),t++}if(s.timestamp===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"timestamp"},message:"must have required property 'timestamp'"};
e===null?e=[r]:e.push(r),t++}if(s.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must \
have required property 'data'"};e===null?e=[r]:e.push(r),t++}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let a={instancePath:i+"/type",schemaPath:"#\
/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(r!=="Screentime.BreakReminder"){let a={instancePath:i+
"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"Screentime.BreakReminder"},message:"must be equal to constant"};e===null?e=[a]:
e.push(a),t++}}s.timestamp!==void 0&&(q(s.timestamp,{instancePath:i+"/timestamp",parentData:s,parentDataProperty:"timestamp",rootData:o,dynamicAnchors:u})||(e=e===
null?q.errors:e.concat(q.errors),t=e.length)),s.data!==void 0&&(ae(s.data,{instancePath:i+"/data",parentData:s,parentDataProperty:"data",rootData:o,dynamicAnchors:u})||
(e=e===null?ae.errors:e.concat(ae.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[r]:e.push(r),t++}return Vr.errors=e,t===0}Vr.evaluated={props:{type:!0,timestamp:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function Br(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Br.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),t++}if(s.timestamp===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"timestamp"},message:"must have required property 'timestamp'"};e===null?e=[r]:e.push(r),t++}
if(s.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
e===null?e=[r]:e.push(r),t++}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(r!=="Screentime.LimitWarning"){let a={instancePath:i+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"Screentime.LimitWarning"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),t++}}s.timestamp!==
void 0&&(q(s.timestamp,{instancePath:i+"/timestamp",parentData:s,parentDataProperty:"timestamp",rootData:o,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),
t=e.length)),s.data!==void 0&&(ae(s.data,{instancePath:i+"/data",parentData:s,parentDataProperty:"data",rootData:o,dynamicAnchors:u})||(e=e===null?ae.errors:e.concat(
ae.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
t++}return Br.errors=e,t===0}Br.evaluated={props:{type:!0,timestamp:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function Hr(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Hr.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),t++}if(s.timestamp===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"timestamp"},message:"must have required property 'timestamp'"};e===null?e=[r]:e.push(r),t++}
if(s.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
e===null?e=[r]:e.push(r),t++}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(r!=="Screentime.LimitReached"){let a={instancePath:i+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"Screentime.LimitReached"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),t++}}s.timestamp!==
void 0&&(q(s.timestamp,{instancePath:i+"/timestamp",parentData:s,parentDataProperty:"timestamp",rootData:o,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),
t=e.length)),s.data!==void 0&&(ae(s.data,{instancePath:i+"/data",parentData:s,parentDataProperty:"data",rootData:o,dynamicAnchors:u})||(e=e===null?ae.errors:e.concat(
ae.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
t++}return Hr.errors=e,t===0}Hr.evaluated={props:{type:!0,timestamp:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function Fr(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Fr.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),t++}if(s.timestamp===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"timestamp"},message:"must have required property 'timestamp'"};e===null?e=[r]:e.push(r),t++}
if(s.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
e===null?e=[r]:e.push(r),t++}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(r!=="Screentime.QuietHoursWarning"){let a={instancePath:i+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"Screentime.QuietHoursWarning"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),t++}}
s.timestamp!==void 0&&(q(s.timestamp,{instancePath:i+"/timestamp",parentData:s,parentDataProperty:"timestamp",rootData:o,dynamicAnchors:u})||(e=e===null?q.errors:
e.concat(q.errors),t=e.length)),s.data!==void 0&&(ae(s.data,{instancePath:i+"/data",parentData:s,parentDataProperty:"data",rootData:o,dynamicAnchors:u})||(e=e===
null?ae.errors:e.concat(ae.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return Fr.errors=e,t===0}Fr.evaluated={props:{type:!0,timestamp:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function Gr(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Gr.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),t++}if(s.timestamp===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"timestamp"},message:"must have required property 'timestamp'"};e===null?e=[r]:e.push(r),t++}
if(s.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
e===null?e=[r]:e.push(r),t++}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(r!=="Screentime.QuietHoursReached"){let a={instancePath:i+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"Screentime.QuietHoursReached"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),t++}}
s.timestamp!==void 0&&(q(s.timestamp,{instancePath:i+"/timestamp",parentData:s,parentDataProperty:"timestamp",rootData:o,dynamicAnchors:u})||(e=e===null?q.errors:
e.concat(q.errors),t=e.length)),s.data!==void 0&&(ae(s.data,{instancePath:i+"/data",parentData:s,parentDataProperty:"data",rootData:o,dynamicAnchors:u})||(e=e===
null?ae.errors:e.concat(ae.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return Gr.errors=e,t===0}Gr.evaluated={props:{type:!0,timestamp:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Iu={description:"A play that the service ended.",allOf:[{$ref:"#/components/schemas/SessionEventData"},{type:"object",required:["id","occurredAt","reason","\
state"],properties:{id:{description:"The id of the play.",$ref:"#/components/schemas/Uuid"},occurredAt:{description:"When the play ended, which is when the serv\
ice last heard of it.",$ref:"#/components/schemas/Timestamp"},reason:{description:"Why it ended. `no-contact`, because nothing was heard of it for too long.","x\
-extensible":!0,type:"string",enum:["no-contact"]},state:{description:"The player's screen time at that moment.",$ref:"#/components/schemas/ScreentimeUsage"}}}]};
function Zr(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Zr.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),M(s,{instancePath:i,parentData:h,parentDataProperty:f,rootData:o,dynamicAnchors:u})||(e=e===null?M.errors:e.concat(M.errors),
t=e.length),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:i,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),t++}if(s.occurredAt===void 0){let r={instancePath:i,schemaPath:"#/allOf/1/required",keyword:"\
required",params:{missingProperty:"occurredAt"},message:"must have required property 'occurredAt'"};e===null?e=[r]:e.push(r),t++}if(s.reason===void 0){let r={instancePath:i,
schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"reason"},message:"must have required property 'reason'"};e===null?e=[r]:e.push(r),t++}
if(s.state===void 0){let r={instancePath:i,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"state"},message:"must have required prope\
rty 'state'"};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0&&(m(s.id,{instancePath:i+"/id",parentData:s,parentDataProperty:"id",rootData:o,dynamicAnchors:u})||(e=
e===null?m.errors:e.concat(m.errors),t=e.length)),s.occurredAt!==void 0&&(q(s.occurredAt,{instancePath:i+"/occurredAt",parentData:s,parentDataProperty:"occurred\
At",rootData:o,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)),s.reason!==void 0){let r=s.reason;if(typeof r!="string"){let a={instancePath:i+
"/reason",schemaPath:"#/allOf/1/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(r!=="no-\
contact"){let a={instancePath:i+"/reason",schemaPath:"#/allOf/1/properties/reason/enum",keyword:"enum",params:{allowedValues:Iu.allOf[1].properties.reason.enum},
message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),t++}}s.state!==void 0&&(he(s.state,{instancePath:i+"/state",parentData:s,parentDataProperty:"\
state",rootData:o,dynamicAnchors:u})||(e=e===null?he.errors:e.concat(he.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/allOf/1/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Zr.errors=e,t===0}Zr.evaluated={props:{id:!0,occurredAt:!0,reason:!0,state:!0,
productId:!0,sessionId:!0,kuid:!0,externalId:!0,sequence:!0},dynamicProps:!1,dynamicItems:!1};function Yr(s,{instancePath:i="",parentData:h,parentDataProperty:f,
rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Yr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have requi\
red property 'type'"};e===null?e=[r]:e.push(r),t++}if(s.timestamp===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
timestamp"},message:"must have required property 'timestamp'"};e===null?e=[r]:e.push(r),t++}if(s.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}if(s.type!==void 0){let r=s.type;if(typeof r!=
"string"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),t++}if(r!=="Screentime.Ended"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"Screentime.Ended"},message:"\
must be equal to constant"};e===null?e=[a]:e.push(a),t++}}s.timestamp!==void 0&&(q(s.timestamp,{instancePath:i+"/timestamp",parentData:s,parentDataProperty:"tim\
estamp",rootData:o,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)),s.data!==void 0&&(Zr(s.data,{instancePath:i+"/data",parentData:s,parentDataProperty:"\
data",rootData:o,dynamicAnchors:u})||(e=e===null?Zr.errors:e.concat(Zr.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Yr.errors=e,t===0}Yr.evaluated={props:{type:!0,timestamp:!0,data:!0},dynamicProps:!1,
dynamicItems:!1};function Jr(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Jr.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),t++}if(s.timestamp===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"timestamp"},message:"must have required property 'timestamp'"};e===null?e=[r]:e.push(r),t++}
if(s.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
e===null?e=[r]:e.push(r),t++}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(r!=="Screentime.OverrideRequested"){let a={instancePath:i+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"Screentime.OverrideRequested"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),t++}}
if(s.timestamp!==void 0&&(q(s.timestamp,{instancePath:i+"/timestamp",parentData:s,parentDataProperty:"timestamp",rootData:o,dynamicAnchors:u})||(e=e===null?q.errors:
e.concat(q.errors),t=e.length)),s.data!==void 0){let r=s.data;if(M(r,{instancePath:i+"/data",parentData:s,parentDataProperty:"data",rootData:o,dynamicAnchors:u})||
(e=e===null?M.errors:e.concat(M.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.overrideId===void 0){let a={instancePath:i+"/data",schemaPath:"\
#/properties/data/allOf/1/required",keyword:"required",params:{missingProperty:"overrideId"},message:"must have required property 'overrideId'"};e===null?e=[a]:
e.push(a),t++}if(r.overrideType===void 0){let a={instancePath:i+"/data",schemaPath:"#/properties/data/allOf/1/required",keyword:"required",params:{missingProperty:"\
overrideType"},message:"must have required property 'overrideType'"};e===null?e=[a]:e.push(a),t++}if(r.expiresAt===void 0){let a={instancePath:i+"/data",schemaPath:"\
#/properties/data/allOf/1/required",keyword:"required",params:{missingProperty:"expiresAt"},message:"must have required property 'expiresAt'"};e===null?e=[a]:e.
push(a),t++}r.overrideId!==void 0&&(m(r.overrideId,{instancePath:i+"/data/overrideId",parentData:r,parentDataProperty:"overrideId",rootData:o,dynamicAnchors:u})||
(e=e===null?m.errors:e.concat(m.errors),t=e.length)),r.overrideType!==void 0&&(ye(r.overrideType,{instancePath:i+"/data/overrideType",parentData:r,parentDataProperty:"\
overrideType",rootData:o,dynamicAnchors:u})||(e=e===null?ye.errors:e.concat(ye.errors),t=e.length)),r.requestedMinutes!==void 0&&(Q(r.requestedMinutes,{instancePath:i+
"/data/requestedMinutes",parentData:r,parentDataProperty:"requestedMinutes",rootData:o,dynamicAnchors:u})||(e=e===null?Q.errors:e.concat(Q.errors),t=e.length)),
r.reason!==void 0&&(Ue(r.reason,{instancePath:i+"/data/reason",parentData:r,parentDataProperty:"reason",rootData:o,dynamicAnchors:u})||(e=e===null?Ue.errors:e.concat(
Ue.errors),t=e.length)),r.expiresAt!==void 0&&(q(r.expiresAt,{instancePath:i+"/data/expiresAt",parentData:r,parentDataProperty:"expiresAt",rootData:o,dynamicAnchors:u})||
(e=e===null?q.errors:e.concat(q.errors),t=e.length))}else{let a={instancePath:i+"/data",schemaPath:"#/properties/data/allOf/1/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Jr.errors=e,t===0}Jr.evaluated={props:{type:!0,timestamp:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Du={
description:"A request has been answered or has expired.",type:"object",required:["type","timestamp","data"],properties:{type:{description:"The type of the even\
t.",type:"string",const:"Screentime.OverrideResult"},timestamp:{description:"When it happened.",$ref:"#/components/schemas/Timestamp"},data:{description:"What h\
appened.",allOf:[{$ref:"#/components/schemas/SessionEventData"},{type:"object",required:["overrideId","status","state"],properties:{overrideId:{description:"The\
 id of the request.",$ref:"#/components/schemas/Uuid"},status:{description:"The answer, or `expired`.",type:"string",enum:["granted","denied","expired"]},grantedMinutes:{
description:"The extra minutes. Present with `granted`, if any were granted.",$ref:"#/components/schemas/OverrideMinutes"},state:{description:"The player's scre\
en time after the answer.",$ref:"#/components/schemas/ScreentimeUsage"}}}]}}};function Qr(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){
let e=null,t=0,n=Qr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.
push(r),t++}if(s.timestamp===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"timestamp"},message:"must have re\
quired property 'timestamp'"};e===null?e=[r]:e.push(r),t++}if(s.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let a={instancePath:i+
"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(r!=="Screentime.Over\
rideResult"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"Screentime.OverrideResult"},message:"must \
be equal to constant"};e===null?e=[a]:e.push(a),t++}}if(s.timestamp!==void 0&&(q(s.timestamp,{instancePath:i+"/timestamp",parentData:s,parentDataProperty:"times\
tamp",rootData:o,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)),s.data!==void 0){let r=s.data;if(M(r,{instancePath:i+"/data",parentData:s,
parentDataProperty:"data",rootData:o,dynamicAnchors:u})||(e=e===null?M.errors:e.concat(M.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.overrideId===
void 0){let a={instancePath:i+"/data",schemaPath:"#/properties/data/allOf/1/required",keyword:"required",params:{missingProperty:"overrideId"},message:"must hav\
e required property 'overrideId'"};e===null?e=[a]:e.push(a),t++}if(r.status===void 0){let a={instancePath:i+"/data",schemaPath:"#/properties/data/allOf/1/requir\
ed",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[a]:e.push(a),t++}if(r.state===void 0){let a={
instancePath:i+"/data",schemaPath:"#/properties/data/allOf/1/required",keyword:"required",params:{missingProperty:"state"},message:"must have required property \
'state'"};e===null?e=[a]:e.push(a),t++}if(r.overrideId!==void 0&&(m(r.overrideId,{instancePath:i+"/data/overrideId",parentData:r,parentDataProperty:"overrideId",
rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),r.status!==void 0){let a=r.status;if(typeof a!="string"){let l={instancePath:i+
"/data/status",schemaPath:"#/properties/data/allOf/1/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(
l),t++}if(!(a==="granted"||a==="denied"||a==="expired")){let l={instancePath:i+"/data/status",schemaPath:"#/properties/data/allOf/1/properties/status/enum",keyword:"\
enum",params:{allowedValues:Du.properties.data.allOf[1].properties.status.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),t++}}
r.grantedMinutes!==void 0&&(Q(r.grantedMinutes,{instancePath:i+"/data/grantedMinutes",parentData:r,parentDataProperty:"grantedMinutes",rootData:o,dynamicAnchors:u})||
(e=e===null?Q.errors:e.concat(Q.errors),t=e.length)),r.state!==void 0&&(he(r.state,{instancePath:i+"/data/state",parentData:r,parentDataProperty:"state",rootData:o,
dynamicAnchors:u})||(e=e===null?he.errors:e.concat(he.errors),t=e.length))}else{let a={instancePath:i+"/data",schemaPath:"#/properties/data/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Qr.errors=e,t===0}Qr.evaluated={props:{type:!0,timestamp:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function es(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=es.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.status===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),t++}if(s.status!==void 0){let r=s.status;if(typeof r!=
"string"){let a={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.
push(a),t++}if(r!=="IN_PROGRESS"){let a={instancePath:i+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue:"IN_PROGRESS"},message:"\
must be equal to constant"};e===null?e=[a]:e.push(a),t++}}s.awaiting!==void 0&&(J(s.awaiting,{instancePath:i+"/awaiting",parentData:s,parentDataProperty:"awaiti\
ng",rootData:o,dynamicAnchors:u})||(e=e===null?J.errors:e.concat(J.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return es.errors=e,t===0}es.evaluated={props:{status:!0,awaiting:!0},dynamicProps:!1,dynamicItems:!1};function rs(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=rs.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.status===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),t++}if(s.sessionId===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"sessionId"},message:"must have required property 'sessionId'"};e===null?e=[r]:e.push(r),t++}
if(s.kuid===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kuid"},message:"must have required property 'kuid'"};
e===null?e=[r]:e.push(r),t++}if(s.sequence===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sequence"},message:"\
must have required property 'sequence'"};e===null?e=[r]:e.push(r),t++}if(s.status!==void 0){let r=s.status;if(typeof r!="string"){let a={instancePath:i+"/status",
schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(r!=="PASS"){let a={instancePath:i+
"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue:"PASS"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),t++}}
s.sessionId!==void 0&&(m(s.sessionId,{instancePath:i+"/sessionId",parentData:s,parentDataProperty:"sessionId",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:
e.concat(m.errors),t=e.length)),s.kuid!==void 0&&(m(s.kuid,{instancePath:i+"/kuid",parentData:s,parentDataProperty:"kuid",rootData:o,dynamicAnchors:u})||(e=e===
null?m.errors:e.concat(m.errors),t=e.length)),s.sequence!==void 0&&(ee(s.sequence,{instancePath:i+"/sequence",parentData:s,parentDataProperty:"sequence",rootData:o,
dynamicAnchors:u})||(e=e===null?ee.errors:e.concat(ee.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return rs.errors=e,t===0}rs.evaluated={props:{status:!0,sessionId:!0,kuid:!0,sequence:!0},dynamicProps:!1,
dynamicItems:!1};function ss(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=ss.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.status===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),t++}if(s.failureReason===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"failureReason"},message:"must have required property 'failureReason'"};e===null?e=[r]:e.push(
r),t++}if(s.status!==void 0){let r=s.status;if(typeof r!="string"){let a={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(r!=="FAIL"){let a={instancePath:i+"/status",schemaPath:"#/properties/status/const",keyword:"\
const",params:{allowedValue:"FAIL"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),t++}}s.failureReason!==void 0&&(B(s.failureReason,{instancePath:i+
"/failureReason",parentData:s,parentDataProperty:"failureReason",rootData:o,dynamicAnchors:u})||(e=e===null?B.errors:e.concat(B.errors),t=e.length))}else{let r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ss.errors=e,t===0}ss.evaluated=
{props:{status:!0,failureReason:!0},dynamicProps:!1,dynamicItems:!1};function ts(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){
let e=null,t=0,n=ts.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){
let l={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[l]:e.
push(l),t++}if(s.timestamp===void 0){let l={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"timestamp"},message:"must have re\
quired property 'timestamp'"};e===null?e=[l]:e.push(l),t++}if(s.data===void 0){let l={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[l]:e.push(l),t++}if(s.type!==void 0){let l=s.type;if(typeof l!="string"){let v={instancePath:i+
"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[v]:e.push(v),t++}if(l!=="Challenge.State\
Change"){let v={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"Challenge.StateChange"},message:"must be equal\
 to constant"};e===null?e=[v]:e.push(v),t++}}if(s.timestamp!==void 0&&(q(s.timestamp,{instancePath:i+"/timestamp",parentData:s,parentDataProperty:"timestamp",rootData:o,
dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)),s.data!==void 0){let l=s.data,v=t,d=!1,D=null,k=t;es(l,{instancePath:i+"/data",parentData:s,
parentDataProperty:"data",rootData:o,dynamicAnchors:u})||(e=e===null?es.errors:e.concat(es.errors),t=e.length);var a=k===t;if(a){d=!0,D=0;var r={};r.status=!0,r.
awaiting=!0}let w=t;rs(l,{instancePath:i+"/data",parentData:s,parentDataProperty:"data",rootData:o,dynamicAnchors:u})||(e=e===null?rs.errors:e.concat(rs.errors),
t=e.length);var a=w===t;if(a&&d)d=!1,D=[D,1];else{a&&(d=!0,D=1,r!==!0&&(r=r||{},r.status=!0,r.sessionId=!0,r.kuid=!0,r.sequence=!0));let b=t;ss(l,{instancePath:i+
"/data",parentData:s,parentDataProperty:"data",rootData:o,dynamicAnchors:u})||(e=e===null?ss.errors:e.concat(ss.errors),t=e.length);var a=b===t;a&&d?(d=!1,D=[D,
2]):a&&(d=!0,D=2,r!==!0&&(r=r||{},r.status=!0,r.failureReason=!0))}if(d)t=v,e!==null&&(v?e.length=v:e=null);else{let b={instancePath:i+"/data",schemaPath:"#/pro\
perties/data/oneOf",keyword:"oneOf",params:{passingSchemas:D},message:"must match exactly one schema in oneOf"};e===null?e=[b]:e.push(b),t++}if(l&&typeof l=="ob\
ject"&&!Array.isArray(l)){if(l.productId===void 0){let b={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"\
productId"},message:"must have required property 'productId'"};e===null?e=[b]:e.push(b),t++}if(l.challengeId===void 0){let b={instancePath:i+"/data",schemaPath:"\
#/properties/data/required",keyword:"required",params:{missingProperty:"challengeId"},message:"must have required property 'challengeId'"};e===null?e=[b]:e.push(
b),t++}if(l.challengeType===void 0){let b={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"challengeT\
ype"},message:"must have required property 'challengeType'"};e===null?e=[b]:e.push(b),t++}if(r!==!0&&(r=r||{},r.productId=!0,r.sessionId=!0,r.kuid=!0,r.externalId=
!0,r.sequence=!0,r.challengeId=!0,r.challengeType=!0),l.productId!==void 0&&(z(l.productId,{instancePath:i+"/data/productId",parentData:l,parentDataProperty:"pr\
oductId",rootData:o,dynamicAnchors:u})||(e=e===null?z.errors:e.concat(z.errors),t=e.length)),l.sessionId!==void 0&&(m(l.sessionId,{instancePath:i+"/data/session\
Id",parentData:l,parentDataProperty:"sessionId",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),l.kuid!==void 0&&(m(l.kuid,{
instancePath:i+"/data/kuid",parentData:l,parentDataProperty:"kuid",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),l.externalId!==
void 0&&(E(l.externalId,{instancePath:i+"/data/externalId",parentData:l,parentDataProperty:"externalId",rootData:o,dynamicAnchors:u})||(e=e===null?E.errors:e.concat(
E.errors),t=e.length)),l.sequence!==void 0&&(ee(l.sequence,{instancePath:i+"/data/sequence",parentData:l,parentDataProperty:"sequence",rootData:o,dynamicAnchors:u})||
(e=e===null?ee.errors:e.concat(ee.errors),t=e.length)),l.challengeId!==void 0&&(m(l.challengeId,{instancePath:i+"/data/challengeId",parentData:l,parentDataProperty:"\
challengeId",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),l.challengeType!==void 0&&(te(l.challengeType,{instancePath:i+"\
/data/challengeType",parentData:l,parentDataProperty:"challengeType",rootData:o,dynamicAnchors:u})||(e=e===null?te.errors:e.concat(te.errors),t=e.length)),l.sessionId!==
void 0){if(l.kuid===void 0){let b={instancePath:i+"/data",schemaPath:"#/properties/data/dependentRequired",keyword:"dependentRequired",params:{property:"session\
Id",missingProperty:"kuid",depsCount:2,deps:"kuid, sequence"},message:"must have properties kuid, sequence when property sessionId is present"};e===null?e=[b]:e.
push(b),t++}if(l.sequence===void 0){let b={instancePath:i+"/data",schemaPath:"#/properties/data/dependentRequired",keyword:"dependentRequired",params:{property:"\
sessionId",missingProperty:"sequence",depsCount:2,deps:"kuid, sequence"},message:"must have properties kuid, sequence when property sessionId is present"};e===null?
e=[b]:e.push(b),t++}}if(l.kuid!==void 0&&l.sessionId===void 0){let b={instancePath:i+"/data",schemaPath:"#/properties/data/dependentRequired",keyword:"dependent\
Required",params:{property:"kuid",missingProperty:"sessionId",depsCount:1,deps:"sessionId"},message:"must have property sessionId when property kuid is present"};
e===null?e=[b]:e.push(b),t++}if(l.sequence!==void 0&&l.sessionId===void 0){let b={instancePath:i+"/data",schemaPath:"#/properties/data/dependentRequired",keyword:"\
dependentRequired",params:{property:"sequence",missingProperty:"sessionId",depsCount:1,deps:"sessionId"},message:"must have property sessionId when property seq\
uence is present"};e===null?e=[b]:e.push(b),t++}}else{let b={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[b]:e.push(b),t++}}}else{let l={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[l]:e.push(l),t++}return ts.errors=e,t===0}ts.evaluated={props:{type:!0,timestamp:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Ru={description:"An em\
ail about a challenge did not reach the guardian, and is not sent again.",type:"object",required:["type","timestamp","data"],properties:{type:{description:"The \
type of the event.",type:"string",const:"Challenge.EmailFailed"},timestamp:{description:"When it happened.",$ref:"#/components/schemas/Timestamp"},data:{description:"\
Which challenge it is about, and why.",type:"object",required:["productId","challengeId","reason"],properties:{productId:{$ref:"#/components/schemas/ProductId"},
sessionId:{description:"Present if the challenge belongs to a session; `kuid` and `sequence` are then present too.",$ref:"#/components/schemas/Uuid"},kuid:{description:"\
The player's id.",$ref:"#/components/schemas/Uuid"},externalId:{description:"Your own id of the player, if you have given one; also without a session.",$ref:"#/\
components/schemas/ExternalId"},sequence:{$ref:"#/components/schemas/Sequence"},challengeId:{description:"The id of the challenge.",$ref:"#/components/schemas/U\
uid"},reason:{description:"`refused`: the mail server of the guardian does not accept it. `undeliverable`: it came back. `expired`: no server accepted it for th\
ree days.","x-extensible":!0,type:"string",enum:["refused","undeliverable","expired"]}},dependentRequired:{sessionId:["kuid","sequence"],kuid:["sessionId"],sequence:[
"sessionId"]}}}};function is(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=is.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),t++}if(s.timestamp===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"timestamp"},message:"must have required property 'timestamp'"};e===null?e=[r]:e.push(r),t++}
if(s.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
e===null?e=[r]:e.push(r),t++}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(r!=="Challenge.EmailFailed"){let a={instancePath:i+"/type",schemaPath:"#/\
properties/type/const",keyword:"const",params:{allowedValue:"Challenge.EmailFailed"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),t++}}if(s.timestamp!==
void 0&&(q(s.timestamp,{instancePath:i+"/timestamp",parentData:s,parentDataProperty:"timestamp",rootData:o,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),
t=e.length)),s.data!==void 0){let r=s.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.productId===void 0){let a={instancePath:i+"/data",schemaPath:"#/pro\
perties/data/required",keyword:"required",params:{missingProperty:"productId"},message:"must have required property 'productId'"};e===null?e=[a]:e.push(a),t++}if(r.
challengeId===void 0){let a={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"challengeId"},message:"m\
ust have required property 'challengeId'"};e===null?e=[a]:e.push(a),t++}if(r.reason===void 0){let a={instancePath:i+"/data",schemaPath:"#/properties/data/requir\
ed",keyword:"required",params:{missingProperty:"reason"},message:"must have required property 'reason'"};e===null?e=[a]:e.push(a),t++}if(r.productId!==void 0&&(z(
r.productId,{instancePath:i+"/data/productId",parentData:r,parentDataProperty:"productId",rootData:o,dynamicAnchors:u})||(e=e===null?z.errors:e.concat(z.errors),
t=e.length)),r.sessionId!==void 0&&(m(r.sessionId,{instancePath:i+"/data/sessionId",parentData:r,parentDataProperty:"sessionId",rootData:o,dynamicAnchors:u})||(e=
e===null?m.errors:e.concat(m.errors),t=e.length)),r.kuid!==void 0&&(m(r.kuid,{instancePath:i+"/data/kuid",parentData:r,parentDataProperty:"kuid",rootData:o,dynamicAnchors:u})||
(e=e===null?m.errors:e.concat(m.errors),t=e.length)),r.externalId!==void 0&&(E(r.externalId,{instancePath:i+"/data/externalId",parentData:r,parentDataProperty:"\
externalId",rootData:o,dynamicAnchors:u})||(e=e===null?E.errors:e.concat(E.errors),t=e.length)),r.sequence!==void 0&&(ee(r.sequence,{instancePath:i+"/data/seque\
nce",parentData:r,parentDataProperty:"sequence",rootData:o,dynamicAnchors:u})||(e=e===null?ee.errors:e.concat(ee.errors),t=e.length)),r.challengeId!==void 0&&(m(
r.challengeId,{instancePath:i+"/data/challengeId",parentData:r,parentDataProperty:"challengeId",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),
t=e.length)),r.reason!==void 0){let a=r.reason;if(typeof a!="string"){let l={instancePath:i+"/data/reason",schemaPath:"#/properties/data/properties/reason/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}if(!(a==="refused"||a==="undeliverable"||a==="expired")){let l={instancePath:i+
"/data/reason",schemaPath:"#/properties/data/properties/reason/enum",keyword:"enum",params:{allowedValues:Ru.properties.data.properties.reason.enum},message:"mu\
st be equal to one of the allowed values"};e===null?e=[l]:e.push(l),t++}}if(r.sessionId!==void 0){if(r.kuid===void 0){let a={instancePath:i+"/data",schemaPath:"\
#/properties/data/dependentRequired",keyword:"dependentRequired",params:{property:"sessionId",missingProperty:"kuid",depsCount:2,deps:"kuid, sequence"},message:"\
must have properties kuid, sequence when property sessionId is present"};e===null?e=[a]:e.push(a),t++}if(r.sequence===void 0){let a={instancePath:i+"/data",schemaPath:"\
#/properties/data/dependentRequired",keyword:"dependentRequired",params:{property:"sessionId",missingProperty:"sequence",depsCount:2,deps:"kuid, sequence"},message:"\
must have properties kuid, sequence when property sessionId is present"};e===null?e=[a]:e.push(a),t++}}if(r.kuid!==void 0&&r.sessionId===void 0){let a={instancePath:i+
"/data",schemaPath:"#/properties/data/dependentRequired",keyword:"dependentRequired",params:{property:"kuid",missingProperty:"sessionId",depsCount:1,deps:"sessi\
onId"},message:"must have property sessionId when property kuid is present"};e===null?e=[a]:e.push(a),t++}if(r.sequence!==void 0&&r.sessionId===void 0){let a={instancePath:i+
"/data",schemaPath:"#/properties/data/dependentRequired",keyword:"dependentRequired",params:{property:"sequence",missingProperty:"sessionId",depsCount:1,deps:"s\
essionId"},message:"must have property sessionId when property sequence is present"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return is.errors=e,t===0}is.evaluated={props:{type:!0,timestamp:!0,
data:!0},dynamicProps:!1,dynamicItems:!1};function as(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=as.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.status===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),t++}if(s.method===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"method"},message:"must have required property 'method'"};e===null?e=[r]:e.push(r),t++}if(s.age===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"age"},message:"must have required property 'age'"};e===null?e=
[r]:e.push(r),t++}if(s.ageCategory===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ageCategory"},message:"mu\
st have required property 'ageCategory'"};e===null?e=[r]:e.push(r),t++}if(s.status!==void 0){let r=s.status;if(typeof r!="string"){let a={instancePath:i+"/statu\
s",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(r!=="PASS"){let a={instancePath:i+
"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue:"PASS"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),t++}}
s.method!==void 0&&(me(s.method,{instancePath:i+"/method",parentData:s,parentDataProperty:"method",rootData:o,dynamicAnchors:u})||(e=e===null?me.errors:e.concat(
me.errors),t=e.length)),s.age!==void 0&&(fe(s.age,{instancePath:i+"/age",parentData:s,parentDataProperty:"age",rootData:o,dynamicAnchors:u})||(e=e===null?fe.errors:
e.concat(fe.errors),t=e.length)),s.ageCategory!==void 0&&(_(s.ageCategory,{instancePath:i+"/ageCategory",parentData:s,parentDataProperty:"ageCategory",rootData:o,
dynamicAnchors:u})||(e=e===null?_.errors:e.concat(_.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return as.errors=e,t===0}as.evaluated={props:{status:!0,method:!0,age:!0,ageCategory:!0},dynamicProps:!1,dynamicItems:!1};function ns(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=ns.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.status===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),t++}if(s.failureReason===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"failureReason"},message:"must have required property 'failureReason'"};e===null?e=[r]:e.push(
r),t++}if(s.status!==void 0){let r=s.status;if(typeof r!="string"){let a={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(r!=="FAIL"){let a={instancePath:i+"/status",schemaPath:"#/properties/status/const",keyword:"\
const",params:{allowedValue:"FAIL"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),t++}}s.failureReason!==void 0&&(Oe(s.failureReason,{instancePath:i+
"/failureReason",parentData:s,parentDataProperty:"failureReason",rootData:o,dynamicAnchors:u})||(e=e===null?Oe.errors:e.concat(Oe.errors),t=e.length)),s.method!==
void 0&&(me(s.method,{instancePath:i+"/method",parentData:s,parentDataProperty:"method",rootData:o,dynamicAnchors:u})||(e=e===null?me.errors:e.concat(me.errors),
t=e.length)),s.age!==void 0&&(fe(s.age,{instancePath:i+"/age",parentData:s,parentDataProperty:"age",rootData:o,dynamicAnchors:u})||(e=e===null?fe.errors:e.concat(
fe.errors),t=e.length)),s.ageCategory!==void 0&&(_(s.ageCategory,{instancePath:i+"/ageCategory",parentData:s,parentDataProperty:"ageCategory",rootData:o,dynamicAnchors:u})||
(e=e===null?_.errors:e.concat(_.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return ns.errors=e,t===0}ns.evaluated={props:{status:!0,failureReason:!0,method:!0,age:!0,ageCategory:!0},dynamicProps:!1,dynamicItems:!1};
function os(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=os.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let l={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[l]:e.push(l),t++}if(s.timestamp===void 0){let l={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"timestamp"},message:"must have required property 'timestamp'"};e===null?e=[l]:e.push(l),t++}
if(s.data===void 0){let l={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
e===null?e=[l]:e.push(l),t++}if(s.type!==void 0){let l=s.type;if(typeof l!="string"){let v={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[v]:e.push(v),t++}if(l!=="Verification.Result"){let v={instancePath:i+"/type",schemaPath:"#/pr\
operties/type/const",keyword:"const",params:{allowedValue:"Verification.Result"},message:"must be equal to constant"};e===null?e=[v]:e.push(v),t++}}if(s.timestamp!==
void 0&&(q(s.timestamp,{instancePath:i+"/timestamp",parentData:s,parentDataProperty:"timestamp",rootData:o,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),
t=e.length)),s.data!==void 0){let l=s.data,v=t,d=!1,D=null,k=t;as(l,{instancePath:i+"/data",parentData:s,parentDataProperty:"data",rootData:o,dynamicAnchors:u})||
(e=e===null?as.errors:e.concat(as.errors),t=e.length);var a=k===t;if(a){d=!0,D=0;var r={};r.status=!0,r.method=!0,r.age=!0,r.ageCategory=!0}let w=t;ns(l,{instancePath:i+
"/data",parentData:s,parentDataProperty:"data",rootData:o,dynamicAnchors:u})||(e=e===null?ns.errors:e.concat(ns.errors),t=e.length);var a=w===t;if(a&&d?(d=!1,D=
[D,1]):a&&(d=!0,D=1,r!==!0&&(r=r||{},r.status=!0,r.failureReason=!0,r.method=!0,r.age=!0,r.ageCategory=!0)),d)t=v,e!==null&&(v?e.length=v:e=null);else{let b={instancePath:i+
"/data",schemaPath:"#/properties/data/oneOf",keyword:"oneOf",params:{passingSchemas:D},message:"must match exactly one schema in oneOf"};e===null?e=[b]:e.push(b),
t++}if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.productId===void 0){let b={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"require\
d",params:{missingProperty:"productId"},message:"must have required property 'productId'"};e===null?e=[b]:e.push(b),t++}if(l.id===void 0){let b={instancePath:i+
"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[b]:e.push(
b),t++}if(r!==!0&&(r=r||{},r.productId=!0,r.sessionId=!0,r.kuid=!0,r.externalId=!0,r.sequence=!0,r.id=!0),l.productId!==void 0&&(z(l.productId,{instancePath:i+"\
/data/productId",parentData:l,parentDataProperty:"productId",rootData:o,dynamicAnchors:u})||(e=e===null?z.errors:e.concat(z.errors),t=e.length)),l.sessionId!==void 0&&
(m(l.sessionId,{instancePath:i+"/data/sessionId",parentData:l,parentDataProperty:"sessionId",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),
t=e.length)),l.kuid!==void 0&&(m(l.kuid,{instancePath:i+"/data/kuid",parentData:l,parentDataProperty:"kuid",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:
e.concat(m.errors),t=e.length)),l.externalId!==void 0&&(E(l.externalId,{instancePath:i+"/data/externalId",parentData:l,parentDataProperty:"externalId",rootData:o,
dynamicAnchors:u})||(e=e===null?E.errors:e.concat(E.errors),t=e.length)),l.sequence!==void 0&&(ee(l.sequence,{instancePath:i+"/data/sequence",parentData:l,parentDataProperty:"\
sequence",rootData:o,dynamicAnchors:u})||(e=e===null?ee.errors:e.concat(ee.errors),t=e.length)),l.id!==void 0&&(m(l.id,{instancePath:i+"/data/id",parentData:l,parentDataProperty:"\
id",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),l.sessionId!==void 0){if(l.kuid===void 0){let b={instancePath:i+"/data",
schemaPath:"#/properties/data/dependentRequired",keyword:"dependentRequired",params:{property:"sessionId",missingProperty:"kuid",depsCount:2,deps:"kuid, sequenc\
e"},message:"must have properties kuid, sequence when property sessionId is present"};e===null?e=[b]:e.push(b),t++}if(l.sequence===void 0){let b={instancePath:i+
"/data",schemaPath:"#/properties/data/dependentRequired",keyword:"dependentRequired",params:{property:"sessionId",missingProperty:"sequence",depsCount:2,deps:"k\
uid, sequence"},message:"must have properties kuid, sequence when property sessionId is present"};e===null?e=[b]:e.push(b),t++}}if(l.kuid!==void 0&&l.sessionId===
void 0){let b={instancePath:i+"/data",schemaPath:"#/properties/data/dependentRequired",keyword:"dependentRequired",params:{property:"kuid",missingProperty:"sess\
ionId",depsCount:1,deps:"sessionId"},message:"must have property sessionId when property kuid is present"};e===null?e=[b]:e.push(b),t++}if(l.sequence!==void 0&&
l.sessionId===void 0){let b={instancePath:i+"/data",schemaPath:"#/properties/data/dependentRequired",keyword:"dependentRequired",params:{property:"sequence",missingProperty:"\
sessionId",depsCount:1,deps:"sessionId"},message:"must have property sessionId when property sequence is present"};e===null?e=[b]:e.push(b),t++}}else{let b={instancePath:i+
"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[b]:e.push(b),t++}}}else{let l={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),t++}return os.errors=e,t===0}os.evaluated={props:{type:!0,
timestamp:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function us(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=us.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),t++}if(s.timestamp===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"timestamp"},message:"must have required property 'timestamp'"};e===null?e=[r]:e.push(r),t++}
if(s.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
e===null?e=[r]:e.push(r),t++}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(r!=="Widget.Completed"){let a={instancePath:i+"/type",schemaPath:"#/prope\
rties/type/const",keyword:"const",params:{allowedValue:"Widget.Completed"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),t++}}if(s.timestamp!==void 0&&
(q(s.timestamp,{instancePath:i+"/timestamp",parentData:s,parentDataProperty:"timestamp",rootData:o,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),t=
e.length)),s.data!==void 0){let r=s.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.productId===void 0){let a={instancePath:i+"/data",schemaPath:"#/prope\
rties/data/required",keyword:"required",params:{missingProperty:"productId"},message:"must have required property 'productId'"};e===null?e=[a]:e.push(a),t++}if(r.
widgetId===void 0){let a={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"widgetId"},message:"must ha\
ve required property 'widgetId'"};e===null?e=[a]:e.push(a),t++}if(r.status===void 0){let a={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"\
required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[a]:e.push(a),t++}if(r.productId!==void 0&&(z(r.productId,
{instancePath:i+"/data/productId",parentData:r,parentDataProperty:"productId",rootData:o,dynamicAnchors:u})||(e=e===null?z.errors:e.concat(z.errors),t=e.length)),
r.sessionId!==void 0&&(m(r.sessionId,{instancePath:i+"/data/sessionId",parentData:r,parentDataProperty:"sessionId",rootData:o,dynamicAnchors:u})||(e=e===null?m.
errors:e.concat(m.errors),t=e.length)),r.kuid!==void 0&&(m(r.kuid,{instancePath:i+"/data/kuid",parentData:r,parentDataProperty:"kuid",rootData:o,dynamicAnchors:u})||
(e=e===null?m.errors:e.concat(m.errors),t=e.length)),r.externalId!==void 0&&(E(r.externalId,{instancePath:i+"/data/externalId",parentData:r,parentDataProperty:"\
externalId",rootData:o,dynamicAnchors:u})||(e=e===null?E.errors:e.concat(E.errors),t=e.length)),r.sequence!==void 0&&(ee(r.sequence,{instancePath:i+"/data/seque\
nce",parentData:r,parentDataProperty:"sequence",rootData:o,dynamicAnchors:u})||(e=e===null?ee.errors:e.concat(ee.errors),t=e.length)),r.widgetId!==void 0&&(m(r.
widgetId,{instancePath:i+"/data/widgetId",parentData:r,parentDataProperty:"widgetId",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.
length)),r.status!==void 0&&(xe(r.status,{instancePath:i+"/data/status",parentData:r,parentDataProperty:"status",rootData:o,dynamicAnchors:u})||(e=e===null?xe.errors:
e.concat(xe.errors),t=e.length)),r.challengeId!==void 0&&(m(r.challengeId,{instancePath:i+"/data/challengeId",parentData:r,parentDataProperty:"challengeId",rootData:o,
dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),r.sessionId!==void 0){if(r.kuid===void 0){let a={instancePath:i+"/data",schemaPath:"#/p\
roperties/data/dependentRequired",keyword:"dependentRequired",params:{property:"sessionId",missingProperty:"kuid",depsCount:2,deps:"kuid, sequence"},message:"mu\
st have properties kuid, sequence when property sessionId is present"};e===null?e=[a]:e.push(a),t++}if(r.sequence===void 0){let a={instancePath:i+"/data",schemaPath:"\
#/properties/data/dependentRequired",keyword:"dependentRequired",params:{property:"sessionId",missingProperty:"sequence",depsCount:2,deps:"kuid, sequence"},message:"\
must have properties kuid, sequence when property sessionId is present"};e===null?e=[a]:e.push(a),t++}}if(r.sequence!==void 0&&r.sessionId===void 0){let a={instancePath:i+
"/data",schemaPath:"#/properties/data/dependentRequired",keyword:"dependentRequired",params:{property:"sequence",missingProperty:"sessionId",depsCount:1,deps:"s\
essionId"},message:"must have property sessionId when property sequence is present"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return us.errors=e,t===0}us.evaluated={props:{type:!0,timestamp:!0,
data:!0},dynamicProps:!1,dynamicItems:!1};var Au={description:"A session has been revoked. From then on it cannot be found.",type:"object",required:["type","tim\
estamp","data"],properties:{type:{description:"The type of the event.",type:"string",const:"Session.Revoked"},timestamp:{description:"When it happened.",$ref:"#\
/components/schemas/Timestamp"},data:{description:"What happened.",allOf:[{$ref:"#/components/schemas/SessionEventData"},{type:"object",required:["revokedAt","r\
evokedBy"],properties:{revokedAt:{description:"When the session was revoked.",$ref:"#/components/schemas/Timestamp"},revokedBy:{description:"Who revoked the ses\
sion.",type:"string",enum:["guardian","operator","guardian-repudiation","erasure"]}}}]}}};function ls(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,
dynamicAnchors:u={}}={}){let e=null,t=0,n=ls.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 't\
ype'"};e===null?e=[r]:e.push(r),t++}if(s.timestamp===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"timestamp"},
message:"must have required property 'timestamp'"};e===null?e=[r]:e.push(r),t++}if(s.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}if(s.type!==void 0){let r=s.type;if(typeof r!="s\
tring"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),t++}if(r!=="Session.Revoked"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"Session.Revoked"},message:"\
must be equal to constant"};e===null?e=[a]:e.push(a),t++}}if(s.timestamp!==void 0&&(q(s.timestamp,{instancePath:i+"/timestamp",parentData:s,parentDataProperty:"\
timestamp",rootData:o,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)),s.data!==void 0){let r=s.data;if(M(r,{instancePath:i+"/data",parentData:s,
parentDataProperty:"data",rootData:o,dynamicAnchors:u})||(e=e===null?M.errors:e.concat(M.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.revokedAt===
void 0){let a={instancePath:i+"/data",schemaPath:"#/properties/data/allOf/1/required",keyword:"required",params:{missingProperty:"revokedAt"},message:"must have\
 required property 'revokedAt'"};e===null?e=[a]:e.push(a),t++}if(r.revokedBy===void 0){let a={instancePath:i+"/data",schemaPath:"#/properties/data/allOf/1/requi\
red",keyword:"required",params:{missingProperty:"revokedBy"},message:"must have required property 'revokedBy'"};e===null?e=[a]:e.push(a),t++}if(r.revokedAt!==void 0&&
(q(r.revokedAt,{instancePath:i+"/data/revokedAt",parentData:r,parentDataProperty:"revokedAt",rootData:o,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),
t=e.length)),r.revokedBy!==void 0){let a=r.revokedBy;if(typeof a!="string"){let l={instancePath:i+"/data/revokedBy",schemaPath:"#/properties/data/allOf/1/proper\
ties/revokedBy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}if(!(a==="guardian"||a==="operator"||a==="guar\
dian-repudiation"||a==="erasure")){let l={instancePath:i+"/data/revokedBy",schemaPath:"#/properties/data/allOf/1/properties/revokedBy/enum",keyword:"enum",params:{
allowedValues:Au.properties.data.allOf[1].properties.revokedBy.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),t++}}}else{let a={
instancePath:i+"/data",schemaPath:"#/properties/data/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ls.errors=e,t===0}
ls.evaluated={props:{type:!0,timestamp:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function ds(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=ds.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),t++}if(s.timestamp===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"timestamp"},message:"must have required property 'timestamp'"};e===null?e=[r]:e.push(r),t++}
if(s.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
e===null?e=[r]:e.push(r),t++}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(r!=="Session.Unlink"){let a={instancePath:i+"/type",schemaPath:"#/propert\
ies/type/const",keyword:"const",params:{allowedValue:"Session.Unlink"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),t++}}if(s.timestamp!==void 0&&
(q(s.timestamp,{instancePath:i+"/timestamp",parentData:s,parentDataProperty:"timestamp",rootData:o,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),t=
e.length)),s.data!==void 0){let r=s.data;if(M(r,{instancePath:i+"/data",parentData:s,parentDataProperty:"data",rootData:o,dynamicAnchors:u})||(e=e===null?M.errors:
e.concat(M.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.unlinkedAt===void 0){let a={instancePath:i+"/data",schemaPath:"#/properties/data/a\
llOf/1/required",keyword:"required",params:{missingProperty:"unlinkedAt"},message:"must have required property 'unlinkedAt'"};e===null?e=[a]:e.push(a),t++}r.unlinkedAt!==
void 0&&(q(r.unlinkedAt,{instancePath:i+"/data/unlinkedAt",parentData:r,parentDataProperty:"unlinkedAt",rootData:o,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(
q.errors),t=e.length))}else{let a={instancePath:i+"/data",schemaPath:"#/properties/data/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
r]:e.push(r),t++}return ds.errors=e,t===0}ds.evaluated={props:{type:!0,timestamp:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Lu={description:"Why it changed: the player's birthday, a law that took effect, a change of the product's file, a move to another jurisdiction, a guardian's\
 decision, a request of the product, a verification of age, or the beginning or end of a `HOLD`.",type:"string",enum:["birthday","law","configuration","jurisdic\
tion","guardian","product","verification","hold"]};function Ve(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,
t=0,n=Ve.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r={instancePath:i,schemaPath:"#/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="birthday"||s==="law"||s==="configuration"||s==="jurisdiction"||s===
"guardian"||s==="product"||s==="verification"||s==="hold")){let r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Lu.enum},message:"mus\
t be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return Ve.errors=e,t===0}Ve.evaluated={dynamicProps:!1,dynamicItems:!1};function ps(s,{instancePath:i="",
parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=ps.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),t++}if(s.timestamp===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"timestamp"},message:"must have required property 'timestamp'"};e===null?e=[r]:e.push(r),t++}if(s.data===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}if(s.type!==
void 0){let r=s.type;if(typeof r!="string"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[a]:e.push(a),t++}if(r!=="Session.ChangePermissions"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",
params:{allowedValue:"Session.ChangePermissions"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),t++}}if(s.timestamp!==void 0&&(q(s.timestamp,{instancePath:i+
"/timestamp",parentData:s,parentDataProperty:"timestamp",rootData:o,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)),s.data!==void 0){let r=s.
data;if(M(r,{instancePath:i+"/data",parentData:s,parentDataProperty:"data",rootData:o,dynamicAnchors:u})||(e=e===null?M.errors:e.concat(M.errors),t=e.length),r&&
typeof r=="object"&&!Array.isArray(r)){if(r.permissions===void 0){let a={instancePath:i+"/data",schemaPath:"#/properties/data/allOf/1/required",keyword:"require\
d",params:{missingProperty:"permissions"},message:"must have required property 'permissions'"};e===null?e=[a]:e.push(a),t++}if(r.cause===void 0){let a={instancePath:i+
"/data",schemaPath:"#/properties/data/allOf/1/required",keyword:"required",params:{missingProperty:"cause"},message:"must have required property 'cause'"};e===null?
e=[a]:e.push(a),t++}if(r.permissions!==void 0){let a=r.permissions;if(Array.isArray(a)){if(a.length>200){let v={instancePath:i+"/data/permissions",schemaPath:"#\
/properties/data/allOf/1/properties/permissions/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT have more than 200 items"};e===null?e=[v]:e.push(
v),t++}let l=a.length;for(let v=0;v<l;v++)F(a[v],{instancePath:i+"/data/permissions/"+v,parentData:a,parentDataProperty:v,rootData:o,dynamicAnchors:u})||(e=e===
null?F.errors:e.concat(F.errors),t=e.length)}else{let l={instancePath:i+"/data/permissions",schemaPath:"#/properties/data/allOf/1/properties/permissions/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),t++}}r.cause!==void 0&&(Ve(r.cause,{instancePath:i+"/data/cause",parentData:r,parentDataProperty:"\
cause",rootData:o,dynamicAnchors:u})||(e=e===null?Ve.errors:e.concat(Ve.errors),t=e.length))}else{let a={instancePath:i+"/data",schemaPath:"#/properties/data/al\
lOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ps.errors=e,t===0}ps.evaluated={props:{type:!0,timestamp:!0,data:!0},
dynamicProps:!1,dynamicItems:!1};function cs(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=cs.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),t++}if(s.timestamp===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"timestamp"},message:"must have required property 'timestamp'"};e===null?e=[r]:e.push(r),t++}
if(s.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
e===null?e=[r]:e.push(r),t++}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(r!=="Session.AgeChanged"){let a={instancePath:i+"/type",schemaPath:"#/pro\
perties/type/const",keyword:"const",params:{allowedValue:"Session.AgeChanged"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),t++}}if(s.timestamp!==
void 0&&(q(s.timestamp,{instancePath:i+"/timestamp",parentData:s,parentDataProperty:"timestamp",rootData:o,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),
t=e.length)),s.data!==void 0){let r=s.data;if(M(r,{instancePath:i+"/data",parentData:s,parentDataProperty:"data",rootData:o,dynamicAnchors:u})||(e=e===null?M.errors:
e.concat(M.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.ageStatus===void 0){let a={instancePath:i+"/data",schemaPath:"#/properties/data/al\
lOf/1/required",keyword:"required",params:{missingProperty:"ageStatus"},message:"must have required property 'ageStatus'"};e===null?e=[a]:e.push(a),t++}if(r.ageCategory===
void 0){let a={instancePath:i+"/data",schemaPath:"#/properties/data/allOf/1/required",keyword:"required",params:{missingProperty:"ageCategory"},message:"must ha\
ve required property 'ageCategory'"};e===null?e=[a]:e.push(a),t++}if(r.previousAgeStatus===void 0){let a={instancePath:i+"/data",schemaPath:"#/properties/data/a\
llOf/1/required",keyword:"required",params:{missingProperty:"previousAgeStatus"},message:"must have required property 'previousAgeStatus'"};e===null?e=[a]:e.push(
a),t++}if(r.permissions===void 0){let a={instancePath:i+"/data",schemaPath:"#/properties/data/allOf/1/required",keyword:"required",params:{missingProperty:"perm\
issions"},message:"must have required property 'permissions'"};e===null?e=[a]:e.push(a),t++}if(r.cause===void 0){let a={instancePath:i+"/data",schemaPath:"#/pro\
perties/data/allOf/1/required",keyword:"required",params:{missingProperty:"cause"},message:"must have required property 'cause'"};e===null?e=[a]:e.push(a),t++}if(r.
ageStatus!==void 0&&(se(r.ageStatus,{instancePath:i+"/data/ageStatus",parentData:r,parentDataProperty:"ageStatus",rootData:o,dynamicAnchors:u})||(e=e===null?se.
errors:e.concat(se.errors),t=e.length)),r.ageCategory!==void 0&&(_(r.ageCategory,{instancePath:i+"/data/ageCategory",parentData:r,parentDataProperty:"ageCategor\
y",rootData:o,dynamicAnchors:u})||(e=e===null?_.errors:e.concat(_.errors),t=e.length)),r.previousAgeStatus!==void 0&&(se(r.previousAgeStatus,{instancePath:i+"/d\
ata/previousAgeStatus",parentData:r,parentDataProperty:"previousAgeStatus",rootData:o,dynamicAnchors:u})||(e=e===null?se.errors:e.concat(se.errors),t=e.length)),
r.permissions!==void 0){let a=r.permissions;if(Array.isArray(a)){if(a.length>200){let v={instancePath:i+"/data/permissions",schemaPath:"#/properties/data/allOf/\
1/properties/permissions/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT have more than 200 items"};e===null?e=[v]:e.push(v),t++}let l=a.length;
for(let v=0;v<l;v++)F(a[v],{instancePath:i+"/data/permissions/"+v,parentData:a,parentDataProperty:v,rootData:o,dynamicAnchors:u})||(e=e===null?F.errors:e.concat(
F.errors),t=e.length)}else{let l={instancePath:i+"/data/permissions",schemaPath:"#/properties/data/allOf/1/properties/permissions/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[l]:e.push(l),t++}}r.cause!==void 0&&(Ve(r.cause,{instancePath:i+"/data/cause",parentData:r,parentDataProperty:"caus\
e",rootData:o,dynamicAnchors:u})||(e=e===null?Ve.errors:e.concat(Ve.errors),t=e.length))}else{let a={instancePath:i+"/data",schemaPath:"#/properties/data/allOf/\
1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return cs.errors=e,t===0}cs.evaluated={props:{type:!0,timestamp:!0,data:!0},dynamicProps:!1,
dynamicItems:!1};function ms(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=ms.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),t++}if(s.timestamp===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"timestamp"},message:"must have required property 'timestamp'"};e===null?e=[r]:e.push(r),t++}
if(s.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
e===null?e=[r]:e.push(r),t++}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(r!=="Session.StatusChanged"){let a={instancePath:i+"/type",schemaPath:"#/\
properties/type/const",keyword:"const",params:{allowedValue:"Session.StatusChanged"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),t++}}if(s.timestamp!==
void 0&&(q(s.timestamp,{instancePath:i+"/timestamp",parentData:s,parentDataProperty:"timestamp",rootData:o,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),
t=e.length)),s.data!==void 0){let r=s.data;if(M(r,{instancePath:i+"/data",parentData:s,parentDataProperty:"data",rootData:o,dynamicAnchors:u})||(e=e===null?M.errors:
e.concat(M.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.status===void 0){let a={instancePath:i+"/data",schemaPath:"#/properties/data/allOf\
/1/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[a]:e.push(a),t++}if(r.previousStatus===
void 0){let a={instancePath:i+"/data",schemaPath:"#/properties/data/allOf/1/required",keyword:"required",params:{missingProperty:"previousStatus"},message:"must\
 have required property 'previousStatus'"};e===null?e=[a]:e.push(a),t++}r.status!==void 0&&(ne(r.status,{instancePath:i+"/data/status",parentData:r,parentDataProperty:"\
status",rootData:o,dynamicAnchors:u})||(e=e===null?ne.errors:e.concat(ne.errors),t=e.length)),r.previousStatus!==void 0&&(ne(r.previousStatus,{instancePath:i+"/\
data/previousStatus",parentData:r,parentDataProperty:"previousStatus",rootData:o,dynamicAnchors:u})||(e=e===null?ne.errors:e.concat(ne.errors),t=e.length))}else{
let a={instancePath:i+"/data",schemaPath:"#/properties/data/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(
a),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ms.errors=
e,t===0}ms.evaluated={props:{type:!0,timestamp:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function Be(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Be.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),M(s,{instancePath:i,parentData:h,parentDataProperty:f,rootData:o,dynamicAnchors:u})||(e=e===null?M.errors:e.concat(M.errors),
t=e.length),s&&typeof s=="object"&&!Array.isArray(s)){if(s.allowance===void 0){let r={instancePath:i,schemaPath:"#/allOf/1/required",keyword:"required",params:{
missingProperty:"allowance"},message:"must have required property 'allowance'"};e===null?e=[r]:e.push(r),t++}if(s.period===void 0){let r={instancePath:i,schemaPath:"\
#/allOf/1/required",keyword:"required",params:{missingProperty:"period"},message:"must have required property 'period'"};e===null?e=[r]:e.push(r),t++}if(s.currency===
void 0){let r={instancePath:i,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"currency"},message:"must have required property 'curre\
ncy'"};e===null?e=[r]:e.push(r),t++}if(s.limitMinor===void 0){let r={instancePath:i,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"\
limitMinor"},message:"must have required property 'limitMinor'"};e===null?e=[r]:e.push(r),t++}if(s.spentMinor===void 0){let r={instancePath:i,schemaPath:"#/allO\
f/1/required",keyword:"required",params:{missingProperty:"spentMinor"},message:"must have required property 'spentMinor'"};e===null?e=[r]:e.push(r),t++}if(s.allowance!==
void 0){let r=s.allowance;if(typeof r=="string"){if(P(r)>64){let a={instancePath:i+"/allowance",schemaPath:"#/allOf/1/properties/allowance/maxLength",keyword:"m\
axLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/allowance",schemaPath:"#\
/allOf/1/properties/allowance/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}s.period!==void 0&&(ze(s.period,
{instancePath:i+"/period",parentData:s,parentDataProperty:"period",rootData:o,dynamicAnchors:u})||(e=e===null?ze.errors:e.concat(ze.errors),t=e.length)),s.currency!==
void 0&&(we(s.currency,{instancePath:i+"/currency",parentData:s,parentDataProperty:"currency",rootData:o,dynamicAnchors:u})||(e=e===null?we.errors:e.concat(we.errors),
t=e.length)),s.limitMinor!==void 0&&(re(s.limitMinor,{instancePath:i+"/limitMinor",parentData:s,parentDataProperty:"limitMinor",rootData:o,dynamicAnchors:u})||(e=
e===null?re.errors:e.concat(re.errors),t=e.length)),s.spentMinor!==void 0&&(re(s.spentMinor,{instancePath:i+"/spentMinor",parentData:s,parentDataProperty:"spent\
Minor",rootData:o,dynamicAnchors:u})||(e=e===null?re.errors:e.concat(re.errors),t=e.length)),s.ground!==void 0&&(ue(s.ground,{instancePath:i+"/ground",parentData:s,
parentDataProperty:"ground",rootData:o,dynamicAnchors:u})||(e=e===null?ue.errors:e.concat(ue.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/allOf\
/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Be.errors=e,t===0}Be.evaluated={props:{allowance:!0,
period:!0,currency:!0,limitMinor:!0,spentMinor:!0,ground:!0,productId:!0,sessionId:!0,kuid:!0,externalId:!0,sequence:!0},dynamicProps:!1,dynamicItems:!1};function fs(s,{
instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=fs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),t++}if(s.timestamp===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"timestamp"},message:"must have required property 'timestamp'"};e===null?e=[r]:e.push(r),t++}if(s.data===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),t++}if(s.type!==
void 0){let r=s.type;if(typeof r!="string"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[a]:e.push(a),t++}if(r!=="Spending.LimitWarning"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{
allowedValue:"Spending.LimitWarning"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),t++}}s.timestamp!==void 0&&(q(s.timestamp,{instancePath:i+"/\
timestamp",parentData:s,parentDataProperty:"timestamp",rootData:o,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)),s.data!==void 0&&(Be(
s.data,{instancePath:i+"/data",parentData:s,parentDataProperty:"data",rootData:o,dynamicAnchors:u})||(e=e===null?Be.errors:e.concat(Be.errors),t=e.length))}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return fs.errors=e,t===0}
fs.evaluated={props:{type:!0,timestamp:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function hs(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=hs.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),t++}if(s.timestamp===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"timestamp"},message:"must have required property 'timestamp'"};e===null?e=[r]:e.push(r),t++}
if(s.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
e===null?e=[r]:e.push(r),t++}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(r!=="Spending.LimitReached"){let a={instancePath:i+"/type",schemaPath:"#/\
properties/type/const",keyword:"const",params:{allowedValue:"Spending.LimitReached"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),t++}}s.timestamp!==
void 0&&(q(s.timestamp,{instancePath:i+"/timestamp",parentData:s,parentDataProperty:"timestamp",rootData:o,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),
t=e.length)),s.data!==void 0&&(Be(s.data,{instancePath:i+"/data",parentData:s,parentDataProperty:"data",rootData:o,dynamicAnchors:u})||(e=e===null?Be.errors:e.concat(
Be.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
t++}return hs.errors=e,t===0}hs.evaluated={props:{type:!0,timestamp:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function ys(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=ys.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),t++}if(s.timestamp===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"timestamp"},message:"must have required property 'timestamp'"};e===null?e=[r]:e.push(r),t++}
if(s.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
e===null?e=[r]:e.push(r),t++}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(r!=="Test"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/c\
onst",keyword:"const",params:{allowedValue:"Test"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),t++}}if(s.timestamp!==void 0&&(q(s.timestamp,{instancePath:i+
"/timestamp",parentData:s,parentDataProperty:"timestamp",rootData:o,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)),s.data!==void 0){let r=s.
data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.productId===void 0){let a={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"requir\
ed",params:{missingProperty:"productId"},message:"must have required property 'productId'"};e===null?e=[a]:e.push(a),t++}if(r.message===void 0){let a={instancePath:i+
"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?
e=[a]:e.push(a),t++}if(r.productId!==void 0&&(z(r.productId,{instancePath:i+"/data/productId",parentData:r,parentDataProperty:"productId",rootData:o,dynamicAnchors:u})||
(e=e===null?z.errors:e.concat(z.errors),t=e.length)),r.message!==void 0){let a=r.message;if(typeof a=="string"){if(P(a)>500){let l={instancePath:i+"/data/messag\
e",schemaPath:"#/properties/data/properties/message/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?
e=[l]:e.push(l),t++}}else{let l={instancePath:i+"/data/message",schemaPath:"#/properties/data/properties/message/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[l]:e.push(l),t++}}}else{let a={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return ys.errors=e,t===0}ys.evaluated={props:{type:!0,timestamp:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var ju={description:"One a\
ttempt to deliver an event to an endpoint.",type:"object",required:["endpointId","attempt","at","status"],properties:{endpointId:{description:"The endpoint that\
 the attempt was made to.",$ref:"#/components/schemas/Uuid"},attempt:{description:"The number of the attempt, from 1.",type:"integer",minimum:1,maximum:1e6},at:{
description:"When the attempt was made.",$ref:"#/components/schemas/Timestamp"},status:{description:"The HTTP status, or `timeout` (no response in time), `refus\
ed` (nothing listens at the address, or the address is not allowed) or `error` (no connection, or an invalid response).",anyOf:[{type:"integer",minimum:100,maximum:599},
{type:"string",enum:["timeout","refused","error"]}]}},examples:[{endpointId:"e0d90177-0000-4aaa-8bbb-ccccdddd0009",attempt:1,at:"2026-11-21T10:00:00.041Z",status:204}]};
function gs(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=gs.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.endpointId===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"endpointId"},message:"must have required property 'endpointId'"};e===null?e=[a]:e.push(a),t++}if(s.attempt===void 0){let a={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"attempt"},message:"must have required property 'attempt'"};e===null?e=[a]:e.push(a),t++}if(s.
at===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"at"},message:"must have required property 'at'"};e===null?
e=[a]:e.push(a),t++}if(s.status===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have \
required property 'status'"};e===null?e=[a]:e.push(a),t++}if(s.endpointId!==void 0&&(m(s.endpointId,{instancePath:i+"/endpointId",parentData:s,parentDataProperty:"\
endpointId",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.attempt!==void 0){let a=s.attempt;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a))){let l={instancePath:i+"/attempt",schemaPath:"#/properties/attempt/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[l]:e.push(l),t++}if(typeof a=="number"){if(a>1e6||isNaN(a)){let l={instancePath:i+"/attempt",schemaPath:"#/properties/attempt/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e6},message:"must be <= 1000000"};e===null?e=[l]:e.push(l),t++}if(a<1||isNaN(a)){let l={instancePath:i+"/attempt",schemaPath:"#/propertie\
s/attempt/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),t++}}}if(s.at!==void 0&&(q(s.at,{instancePath:i+
"/at",parentData:s,parentDataProperty:"at",rootData:o,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)),s.status!==void 0){let a=s.status,
l=t,v=!1,d=t;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let k={instancePath:i+"/status",schemaPath:"#/properties/status/anyOf/0/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[k]:e.push(k),t++}if(typeof a=="number"){if(a>599||isNaN(a)){let k={instancePath:i+"/status",schemaPath:"#/prope\
rties/status/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?e=[k]:e.push(k),t++}if(a<100||isNaN(a)){let k={
instancePath:i+"/status",schemaPath:"#/properties/status/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100"};e===null?
e=[k]:e.push(k),t++}}var r=d===t;v=v||r;let D=t;if(typeof a!="string"){let k={instancePath:i+"/status",schemaPath:"#/properties/status/anyOf/1/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[k]:e.push(k),t++}if(!(a==="timeout"||a==="refused"||a==="error")){let k={instancePath:i+"/statu\
s",schemaPath:"#/properties/status/anyOf/1/enum",keyword:"enum",params:{allowedValues:ju.properties.status.anyOf[1].enum},message:"must be equal to one of the a\
llowed values"};e===null?e=[k]:e.push(k),t++}var r=D===t;if(v=v||r,v)t=l,e!==null&&(l?e.length=l:e=null);else{let k={instancePath:i+"/status",schemaPath:"#/prop\
erties/status/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[k]:e.push(k),t++}}}else{let a={instancePath:i,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}return gs.errors=e,t===0}gs.evaluated={props:{endpointId:!0,attempt:!0,
at:!0,status:!0},dynamicProps:!1,dynamicItems:!1};function ks(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,
t=0,n=ks.evaluated;n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0);let r=t,a=!1,l=null,v=t;Vr(s,{instancePath:i,parentData:h,parentDataProperty:f,
rootData:o,dynamicAnchors:u})||(e=e===null?Vr.errors:e.concat(Vr.errors),t=e.length);var k=v===t;if(k){a=!0,l=0;var d={};d.type=!0,d.timestamp=!0,d.data=!0}let D=t;
Br(s,{instancePath:i,parentData:h,parentDataProperty:f,rootData:o,dynamicAnchors:u})||(e=e===null?Br.errors:e.concat(Br.errors),t=e.length);var k=D===t;if(k&&a)
a=!1,l=[l,1];else{k&&(a=!0,l=1,d!==!0&&(d=d||{},d.type=!0,d.timestamp=!0,d.data=!0));let w=t;Hr(s,{instancePath:i,parentData:h,parentDataProperty:f,rootData:o,dynamicAnchors:u})||
(e=e===null?Hr.errors:e.concat(Hr.errors),t=e.length);var k=w===t;if(k&&a)a=!1,l=[l,2];else{k&&(a=!0,l=2,d!==!0&&(d=d||{},d.type=!0,d.timestamp=!0,d.data=!0));let be=t;
Fr(s,{instancePath:i,parentData:h,parentDataProperty:f,rootData:o,dynamicAnchors:u})||(e=e===null?Fr.errors:e.concat(Fr.errors),t=e.length);var k=be===t;if(k&&a)
a=!1,l=[l,3];else{k&&(a=!0,l=3,d!==!0&&(d=d||{},d.type=!0,d.timestamp=!0,d.data=!0));let ga=t;Gr(s,{instancePath:i,parentData:h,parentDataProperty:f,rootData:o,
dynamicAnchors:u})||(e=e===null?Gr.errors:e.concat(Gr.errors),t=e.length);var k=ga===t;if(k&&a)a=!1,l=[l,4];else{k&&(a=!0,l=4,d!==!0&&(d=d||{},d.type=!0,d.timestamp=
!0,d.data=!0));let ka=t;Yr(s,{instancePath:i,parentData:h,parentDataProperty:f,rootData:o,dynamicAnchors:u})||(e=e===null?Yr.errors:e.concat(Yr.errors),t=e.length);
var k=ka===t;if(k&&a)a=!1,l=[l,5];else{k&&(a=!0,l=5,d!==!0&&(d=d||{},d.type=!0,d.timestamp=!0,d.data=!0));let qa=t;Jr(s,{instancePath:i,parentData:h,parentDataProperty:f,
rootData:o,dynamicAnchors:u})||(e=e===null?Jr.errors:e.concat(Jr.errors),t=e.length);var k=qa===t;if(k&&a)a=!1,l=[l,6];else{k&&(a=!0,l=6,d!==!0&&(d=d||{},d.type=
!0,d.timestamp=!0,d.data=!0));let Pa=t;Qr(s,{instancePath:i,parentData:h,parentDataProperty:f,rootData:o,dynamicAnchors:u})||(e=e===null?Qr.errors:e.concat(Qr.errors),
t=e.length);var k=Pa===t;if(k&&a)a=!1,l=[l,7];else{k&&(a=!0,l=7,d!==!0&&(d=d||{},d.type=!0,d.timestamp=!0,d.data=!0));let va=t;ts(s,{instancePath:i,parentData:h,
parentDataProperty:f,rootData:o,dynamicAnchors:u})||(e=e===null?ts.errors:e.concat(ts.errors),t=e.length);var k=va===t;if(k&&a)a=!1,l=[l,8];else{k&&(a=!0,l=8,d!==
!0&&(d=d||{},d.type=!0,d.timestamp=!0,d.data=!0));let wa=t;is(s,{instancePath:i,parentData:h,parentDataProperty:f,rootData:o,dynamicAnchors:u})||(e=e===null?is.
errors:e.concat(is.errors),t=e.length);var k=wa===t;if(k&&a)a=!1,l=[l,9];else{k&&(a=!0,l=9,d!==!0&&(d=d||{},d.type=!0,d.timestamp=!0,d.data=!0));let ba=t;os(s,{
instancePath:i,parentData:h,parentDataProperty:f,rootData:o,dynamicAnchors:u})||(e=e===null?os.errors:e.concat(os.errors),t=e.length);var k=ba===t;if(k&&a)a=!1,
l=[l,10];else{k&&(a=!0,l=10,d!==!0&&(d=d||{},d.type=!0,d.timestamp=!0,d.data=!0));let Ia=t;us(s,{instancePath:i,parentData:h,parentDataProperty:f,rootData:o,dynamicAnchors:u})||
(e=e===null?us.errors:e.concat(us.errors),t=e.length);var k=Ia===t;if(k&&a)a=!1,l=[l,11];else{k&&(a=!0,l=11,d!==!0&&(d=d||{},d.type=!0,d.timestamp=!0,d.data=!0));
let Da=t;ls(s,{instancePath:i,parentData:h,parentDataProperty:f,rootData:o,dynamicAnchors:u})||(e=e===null?ls.errors:e.concat(ls.errors),t=e.length);var k=Da===
t;if(k&&a)a=!1,l=[l,12];else{k&&(a=!0,l=12,d!==!0&&(d=d||{},d.type=!0,d.timestamp=!0,d.data=!0));let Ra=t;ds(s,{instancePath:i,parentData:h,parentDataProperty:f,
rootData:o,dynamicAnchors:u})||(e=e===null?ds.errors:e.concat(ds.errors),t=e.length);var k=Ra===t;if(k&&a)a=!1,l=[l,13];else{k&&(a=!0,l=13,d!==!0&&(d=d||{},d.type=
!0,d.timestamp=!0,d.data=!0));let Aa=t;ps(s,{instancePath:i,parentData:h,parentDataProperty:f,rootData:o,dynamicAnchors:u})||(e=e===null?ps.errors:e.concat(ps.errors),
t=e.length);var k=Aa===t;if(k&&a)a=!1,l=[l,14];else{k&&(a=!0,l=14,d!==!0&&(d=d||{},d.type=!0,d.timestamp=!0,d.data=!0));let La=t;cs(s,{instancePath:i,parentData:h,
parentDataProperty:f,rootData:o,dynamicAnchors:u})||(e=e===null?cs.errors:e.concat(cs.errors),t=e.length);var k=La===t;if(k&&a)a=!1,l=[l,15];else{k&&(a=!0,l=15,
d!==!0&&(d=d||{},d.type=!0,d.timestamp=!0,d.data=!0));let ja=t;ms(s,{instancePath:i,parentData:h,parentDataProperty:f,rootData:o,dynamicAnchors:u})||(e=e===null?
ms.errors:e.concat(ms.errors),t=e.length);var k=ja===t;if(k&&a)a=!1,l=[l,16];else{k&&(a=!0,l=16,d!==!0&&(d=d||{},d.type=!0,d.timestamp=!0,d.data=!0));let Ta=t;fs(
s,{instancePath:i,parentData:h,parentDataProperty:f,rootData:o,dynamicAnchors:u})||(e=e===null?fs.errors:e.concat(fs.errors),t=e.length);var k=Ta===t;if(k&&a)a=
!1,l=[l,17];else{k&&(a=!0,l=17,d!==!0&&(d=d||{},d.type=!0,d.timestamp=!0,d.data=!0));let xa=t;hs(s,{instancePath:i,parentData:h,parentDataProperty:f,rootData:o,
dynamicAnchors:u})||(e=e===null?hs.errors:e.concat(hs.errors),t=e.length);var k=xa===t;if(k&&a)a=!1,l=[l,18];else{k&&(a=!0,l=18,d!==!0&&(d=d||{},d.type=!0,d.timestamp=
!0,d.data=!0));let Ca=t;ys(s,{instancePath:i,parentData:h,parentDataProperty:f,rootData:o,dynamicAnchors:u})||(e=e===null?ys.errors:e.concat(ys.errors),t=e.length);
var k=Ca===t;k&&a?(a=!1,l=[l,19]):k&&(a=!0,l=19,d!==!0&&(d=d||{},d.type=!0,d.timestamp=!0,d.data=!0))}}}}}}}}}}}}}}}}}}if(a)t=r,e!==null&&(r?e.length=r:e=null);else{
let w={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[w]:e.push(w),
t++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let w={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},
message:"must have required property 'id'"};e===null?e=[w]:e.push(w),t++}if(s.occurredAt===void 0){let w={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"occurredAt"},message:"must have required property 'occurredAt'"};e===null?e=[w]:e.push(w),t++}if(s.createdAt===void 0){let w={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[w]:e.push(w),t++}
if(s.deliveries===void 0){let w={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"deliveries"},message:"must have required pro\
perty 'deliveries'"};e===null?e=[w]:e.push(w),t++}if(d!==!0&&(d=d||{},d.id=!0,d.occurredAt=!0,d.createdAt=!0,d.deliveries=!0),s.id!==void 0&&(m(s.id,{instancePath:i+
"/id",parentData:s,parentDataProperty:"id",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.occurredAt!==void 0&&(q(s.occurredAt,
{instancePath:i+"/occurredAt",parentData:s,parentDataProperty:"occurredAt",rootData:o,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)),s.
createdAt!==void 0&&(q(s.createdAt,{instancePath:i+"/createdAt",parentData:s,parentDataProperty:"createdAt",rootData:o,dynamicAnchors:u})||(e=e===null?q.errors:
e.concat(q.errors),t=e.length)),s.deliveries!==void 0){let w=s.deliveries;if(Array.isArray(w)){if(w.length>1e4){let be={instancePath:i+"/deliveries",schemaPath:"\
#/properties/deliveries/maxItems",keyword:"maxItems",params:{limit:1e4},message:"must NOT have more than 10000 items"};e===null?e=[be]:e.push(be),t++}let b=w.length;
for(let be=0;be<b;be++)gs(w[be],{instancePath:i+"/deliveries/"+be,parentData:w,parentDataProperty:be,rootData:o,dynamicAnchors:u})||(e=e===null?gs.errors:e.concat(
gs.errors),t=e.length)}else{let b={instancePath:i+"/deliveries",schemaPath:"#/properties/deliveries/type",keyword:"type",params:{type:"array"},message:"must be \
array"};e===null?e=[b]:e.push(b),t++}}}else{let w={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[w]:e.push(w),t++}return ks.errors=e,n.props=d,t===0}ks.evaluated={dynamicProps:!0,dynamicItems:!1};function qs(s,{instancePath:i="",parentData:h,parentDataProperty:f,
rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=qs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s=="string"){if(P(
s)>200){let r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[r]:e.
push(r),t++}if(P(s)<1){let r={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),
t++}return qs.errors=e,t===0}qs.evaluated={dynamicProps:!1,dynamicItems:!1};function Xi(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){
let e=null,t=0,n=Xi.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.events===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"events"},message:"must have required property 'events'"};e===null?e=[r]:
e.push(r),t++}if(s.events!==void 0){let r=s.events;if(Array.isArray(r)){if(r.length>1e3){let l={instancePath:i+"/events",schemaPath:"#/properties/events/maxItem\
s",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[l]:e.push(l),t++}let a=r.length;for(let l=0;l<a;l++)ks(r[l],{
instancePath:i+"/events/"+l,parentData:r,parentDataProperty:l,rootData:o,dynamicAnchors:u})||(e=e===null?ks.errors:e.concat(ks.errors),t=e.length)}else{let a={instancePath:i+
"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}s.nextCursor!==void 0&&
(qs(s.nextCursor,{instancePath:i+"/nextCursor",parentData:s,parentDataProperty:"nextCursor",rootData:o,dynamicAnchors:u})||(e=e===null?qs.errors:e.concat(qs.errors),
t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Xi.
errors=e,t===0}Xi.evaluated={props:{events:!0,nextCursor:!0},dynamicProps:!1,dynamicItems:!1};var Tu=Ui,xu={description:"A simulated decision of a guardian.",type:"\
object",additionalProperties:!1,required:["challengeId","status"],properties:{challengeId:{description:"The challenge to decide.",$ref:"#/components/schemas/Uui\
d"},status:{description:"`PASS` consents, with every switch of the page as it is first shown.",type:"string",enum:["PASS","FAIL"]},failureReason:{description:"O\
nly with `FAIL`. `denied-by-guardian` by default.",$ref:"#/components/schemas/FailureReason"},email:{description:"The guardian's address to keep on file. By def\
ault, the address that the challenge was last mailed to.",$ref:"#/components/schemas/Email"}}};function Ui(s,{instancePath:i="",parentData:h,parentDataProperty:f,
rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Ui.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.challengeId===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"challengeId"},message:"m\
ust have required property 'challengeId'"};e===null?e=[r]:e.push(r),t++}if(s.status===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(!(r==="challengeId"||r==="status"||r===
"failureReason"||r==="email")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"m\
ust NOT have additional properties"};e===null?e=[a]:e.push(a),t++}if(s.challengeId!==void 0&&(m(s.challengeId,{instancePath:i+"/challengeId",parentData:s,parentDataProperty:"\
challengeId",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.status!==void 0){let r=s.status;if(typeof r!="string"){let a={
instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(!(r===
"PASS"||r==="FAIL")){let a={instancePath:i+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:xu.properties.status.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),t++}}s.failureReason!==void 0&&(B(s.failureReason,{instancePath:i+"/failureReason",parentData:s,
parentDataProperty:"failureReason",rootData:o,dynamicAnchors:u})||(e=e===null?B.errors:e.concat(B.errors),t=e.length)),s.email!==void 0&&(ce(s.email,{instancePath:i+
"/email",parentData:s,parentDataProperty:"email",rootData:o,dynamicAnchors:u})||(e=e===null?ce.errors:e.concat(ce.errors),t=e.length))}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ui.errors=e,t===0}Ui.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Cu=Wi;function Wi(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,
n=Wi.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let a={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[a]:e.
push(a),t++}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Wi.
errors=e,t===0}Wi.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ou=_i,ma={description:"A simulated outcome of a verification.",type:"object",additionalProperties:!1,
required:["verificationId","status"],properties:{verificationId:{description:"The verification to decide.",$ref:"#/components/schemas/Uuid"},status:{description:"\
`PASS` proves exactly what was asked.",type:"string",enum:["PASS","FAIL"]},failureReason:{description:"Only with `FAIL`. `age-criteria-not-met` by default.",type:"\
string",enum:["age-criteria-not-met","max-attempts-exceeded","fraudulent-activity-detected","expired"]}}};function _i(s,{instancePath:i="",parentData:h,parentDataProperty:f,
rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=_i.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.verificationId===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"verificationId"},message:"\
must have required property 'verificationId'"};e===null?e=[r]:e.push(r),t++}if(s.status===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(!(r==="verificationId"||r===
"status"||r==="failureReason")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}if(s.verificationId!==void 0&&(m(s.verificationId,{instancePath:i+"/verificationId",parentData:s,
parentDataProperty:"verificationId",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.status!==void 0){let r=s.status;if(typeof r!=
"string"){let a={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.
push(a),t++}if(!(r==="PASS"||r==="FAIL")){let a={instancePath:i+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:ma.properties.
status.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),t++}}if(s.failureReason!==void 0){let r=s.failureReason;if(typeof r!=
"string"){let a={instancePath:i+"/failureReason",schemaPath:"#/properties/failureReason/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[a]:e.push(a),t++}if(!(r==="age-criteria-not-met"||r==="max-attempts-exceeded"||r==="fraudulent-activity-detected"||r==="expired")){let a={instancePath:i+
"/failureReason",schemaPath:"#/properties/failureReason/enum",keyword:"enum",params:{allowedValues:ma.properties.failureReason.enum},message:"must be equal to o\
ne of the allowed values"};e===null?e=[a]:e.push(a),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e===null?e=[r]:e.push(r),t++}return _i.errors=e,t===0}_i.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Eu=zi;function zi(s,{instancePath:i="",
parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=zi.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return zi.errors=e,t===0}zi.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Nu=Vi;
function Vi(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Vi.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.sessionId===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"sessionId"},message:"must have required property 'sessionId'"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(r!=="sessionId"){
let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional propert\
ies"};e===null?e=[a]:e.push(a),t++}s.sessionId!==void 0&&(m(s.sessionId,{instancePath:i+"/sessionId",parentData:s,parentDataProperty:"sessionId",rootData:o,dynamicAnchors:u})||
(e=e===null?m.errors:e.concat(m.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return Vi.errors=e,t===0}Vi.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var $u=Bi;function Bi(s,{instancePath:i="",parentData:h,
parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Bi.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s))for(let r in s){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return Bi.errors=e,t===0}Bi.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Su=Hi;function Ps(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Ps.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.timezone===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"timezone"},message:"must have required property 'timezone'"};e===null?e=[a]:e.push(a),t++}for(let a in s)if(!(a==="timezone"||
a==="breakReminderIntervalMinutes"||a==="dailyLimits"||a==="quietHours")){let l={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(s.timezone!==void 0&&($e(s.timezone,{instancePath:i+
"/timezone",parentData:s,parentDataProperty:"timezone",rootData:o,dynamicAnchors:u})||(e=e===null?$e.errors:e.concat($e.errors),t=e.length)),s.breakReminderIntervalMinutes!==
void 0){let a=s.breakReminderIntervalMinutes;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let d={instancePath:i+"/breakReminderIntervalMinutes",schemaPath:"#/pr\
operties/breakReminderIntervalMinutes/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[d]:e.push(d),t++}let l=t,v=t;if(typeof a==
"number"){if(a>4||isNaN(a)){let d={};e===null?e=[d]:e.push(d),t++}else if(a<1||isNaN(a)){let d={};e===null?e=[d]:e.push(d),t++}}var r=v===t;if(r){let d={instancePath:i+
"/breakReminderIntervalMinutes",schemaPath:"#/properties/breakReminderIntervalMinutes/not",keyword:"not",params:{},message:"must NOT be valid"};e===null?e=[d]:e.
push(d),t++}else t=l,e!==null&&(l?e.length=l:e=null);if(typeof a=="number"){if(a>480||isNaN(a)){let d={instancePath:i+"/breakReminderIntervalMinutes",schemaPath:"\
#/properties/breakReminderIntervalMinutes/maximum",keyword:"maximum",params:{comparison:"<=",limit:480},message:"must be <= 480"};e===null?e=[d]:e.push(d),t++}if(a<
0||isNaN(a)){let d={instancePath:i+"/breakReminderIntervalMinutes",schemaPath:"#/properties/breakReminderIntervalMinutes/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[d]:e.push(d),t++}}}if(s.dailyLimits!==void 0){let a=s.dailyLimits;if(Array.isArray(a)){if(a.length>7){let v={instancePath:i+
"/dailyLimits",schemaPath:"#/properties/dailyLimits/maxItems",keyword:"maxItems",params:{limit:7},message:"must NOT have more than 7 items"};e===null?e=[v]:e.push(
v),t++}let l=a.length;for(let v=0;v<l;v++)Ke(a[v],{instancePath:i+"/dailyLimits/"+v,parentData:a,parentDataProperty:v,rootData:o,dynamicAnchors:u})||(e=e===null?
Ke.errors:e.concat(Ke.errors),t=e.length)}else{let l={instancePath:i+"/dailyLimits",schemaPath:"#/properties/dailyLimits/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};e===null?e=[l]:e.push(l),t++}}if(s.quietHours!==void 0){let a=s.quietHours;if(Array.isArray(a)){if(a.length>20){let v={instancePath:i+
"/quietHours",schemaPath:"#/properties/quietHours/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};e===null?e=[v]:e.push(
v),t++}let l=a.length;for(let v=0;v<l;v++)Me(a[v],{instancePath:i+"/quietHours/"+v,parentData:a,parentDataProperty:v,rootData:o,dynamicAnchors:u})||(e=e===null?
Me.errors:e.concat(Me.errors),t=e.length)}else{let l={instancePath:i+"/quietHours",schemaPath:"#/properties/quietHours/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[l]:e.push(l),t++}}}else{let a={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[a]:e.push(a),t++}return Ps.errors=e,t===0}Ps.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Hi(s,{instancePath:i="",parentData:h,
parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Hi.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.sessionId===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sessio\
nId"},message:"must have required property 'sessionId'"};e===null?e=[r]:e.push(r),t++}if(s.enabled===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"enabled"},message:"must have required property 'enabled'"};e===null?e=[r]:e.push(r),t++}if(s.schedule===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"schedule"},message:"must have required property 'schedule'"};e===null?e=[r]:e.push(r),t++}for(let r in s)
if(!(r==="sessionId"||r==="enabled"||r==="schedule")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}if(s.sessionId!==void 0&&(m(s.sessionId,{instancePath:i+"/sessionId",parentData:s,parentDataProperty:"\
sessionId",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.enabled!==void 0&&typeof s.enabled!="boolean"){let r={instancePath:i+
"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}s.schedule!==void 0&&
(Ps(s.schedule,{instancePath:i+"/schedule",parentData:s,parentDataProperty:"schedule",rootData:o,dynamicAnchors:u})||(e=e===null?Ps.errors:e.concat(Ps.errors),t=
e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Hi.
errors=e,t===0}Hi.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ku=Fi;function Fi(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,
dynamicAnchors:u={}}={}){let e=null,t=0,n=Fi.evaluated;n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0);let r=t,a=!1,l=null,v=t;Ne(s,{instancePath:i,
parentData:h,parentDataProperty:f,rootData:o,dynamicAnchors:u})||(e=e===null?Ne.errors:e.concat(Ne.errors),t=e.length);var k=v===t;if(k){a=!0,l=0;var d=!0}let D=t;
Xe(s,{instancePath:i,parentData:h,parentDataProperty:f,rootData:o,dynamicAnchors:u})||(e=e===null?Xe.errors:e.concat(Xe.errors),t=e.length);var k=D===t;if(k&&a?
(a=!1,l=[l,1]):k&&(a=!0,l=1,d!==!0&&(d=d||{},d.enabled=!0,d.access=!0,d.state=!0,d.schedule=!0)),a)t=r,e!==null&&(r?e.length=r:e=null);else{let w={instancePath:i,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[w]:e.push(w),t++}return Fi.errors=e,
n.props=d,t===0}Fi.evaluated={dynamicProps:!0,dynamicItems:!1};var Mu=Gi,Xu={description:"A simulated answer of a guardian to a request.",type:"object",additionalProperties:!1,
required:["overrideId","status"],properties:{overrideId:{description:"The request to answer.",$ref:"#/components/schemas/Uuid"},status:{description:"The guardia\
n's answer.",type:"string",enum:["granted","denied"]},minutes:{description:"Only with `granted`. By default, the minutes that were requested, or 30 if the reque\
st named none.",$ref:"#/components/schemas/OverrideMinutes"}}};function Gi(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){
let e=null,t=0,n=Gi.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.overrideId===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"overrideId"},message:"must have required property 'overrideId'"};e===null?
e=[r]:e.push(r),t++}if(s.status===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have \
required property 'status'"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(!(r==="overrideId"||r==="status"||r==="minutes")){let a={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}
if(s.overrideId!==void 0&&(m(s.overrideId,{instancePath:i+"/overrideId",parentData:s,parentDataProperty:"overrideId",rootData:o,dynamicAnchors:u})||(e=e===null?
m.errors:e.concat(m.errors),t=e.length)),s.status!==void 0){let r=s.status;if(typeof r!="string"){let a={instancePath:i+"/status",schemaPath:"#/properties/statu\
s/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(!(r==="granted"||r==="denied")){let a={instancePath:i+"/\
status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:Xu.properties.status.enum},message:"must be equal to one of the allowed value\
s"};e===null?e=[a]:e.push(a),t++}}s.minutes!==void 0&&(Q(s.minutes,{instancePath:i+"/minutes",parentData:s,parentDataProperty:"minutes",rootData:o,dynamicAnchors:u})||
(e=e===null?Q.errors:e.concat(Q.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return Gi.errors=e,t===0}Gi.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Uu=Zi;function Zi(s,{instancePath:i="",parentData:h,
parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Zi.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.overrideId===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"overr\
ideId"},message:"must have required property 'overrideId'"};e===null?e=[r]:e.push(r),t++}if(s.sessionId===void 0){let r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"sessionId"},message:"must have required property 'sessionId'"};e===null?e=[r]:e.push(r),t++}if(s.kuid===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kuid"},message:"must have required property 'kuid'"};e===null?e=[r]:e.push(r),
t++}if(s.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 't\
ype'"};e===null?e=[r]:e.push(r),t++}if(s.status===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"\
must have required property 'status'"};e===null?e=[r]:e.push(r),t++}if(s.requestedAt===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"requestedAt"},message:"must have required property 'requestedAt'"};e===null?e=[r]:e.push(r),t++}if(s.expiresAt===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"expiresAt"},message:"must have required property 'expiresAt'"};e===null?e=[r]:e.push(r),t++}
if(s.overrideId!==void 0&&(m(s.overrideId,{instancePath:i+"/overrideId",parentData:s,parentDataProperty:"overrideId",rootData:o,dynamicAnchors:u})||(e=e===null?
m.errors:e.concat(m.errors),t=e.length)),s.sessionId!==void 0&&(m(s.sessionId,{instancePath:i+"/sessionId",parentData:s,parentDataProperty:"sessionId",rootData:o,
dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.kuid!==void 0&&(m(s.kuid,{instancePath:i+"/kuid",parentData:s,parentDataProperty:"kui\
d",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),s.type!==void 0&&(ye(s.type,{instancePath:i+"/type",parentData:s,parentDataProperty:"\
type",rootData:o,dynamicAnchors:u})||(e=e===null?ye.errors:e.concat(ye.errors),t=e.length)),s.requestedMinutes!==void 0&&(Q(s.requestedMinutes,{instancePath:i+"\
/requestedMinutes",parentData:s,parentDataProperty:"requestedMinutes",rootData:o,dynamicAnchors:u})||(e=e===null?Q.errors:e.concat(Q.errors),t=e.length)),s.status!==
void 0){let r=s.status;if(typeof r!="string"){let a={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),t++}if(!(r==="pending"||r==="granted"||r==="denied"||r==="expired")){let a={instancePath:i+"/status",schemaPath:"#/pro\
perties/status/enum",keyword:"enum",params:{allowedValues:ya.properties.status.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(
a),t++}}s.requestedAt!==void 0&&(q(s.requestedAt,{instancePath:i+"/requestedAt",parentData:s,parentDataProperty:"requestedAt",rootData:o,dynamicAnchors:u})||(e=
e===null?q.errors:e.concat(q.errors),t=e.length)),s.expiresAt!==void 0&&(q(s.expiresAt,{instancePath:i+"/expiresAt",parentData:s,parentDataProperty:"expiresAt",
rootData:o,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Zi.errors=e,t===0}Zi.evaluated={props:{overrideId:!0,sessionId:!0,kuid:!0,type:!0,requestedMinutes:!0,
status:!0,requestedAt:!0,expiresAt:!0},dynamicProps:!1,dynamicItems:!1};var Wu=Yi;function Yi(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,
dynamicAnchors:u={}}={}){let e=null,t=0,n=Yi.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.sessionId===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sessionId"},message:"must have required p\
roperty 'sessionId'"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(r!=="sessionId"){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}s.sessionId!==void 0&&(m(s.sessionId,{instancePath:i+
"/sessionId",parentData:s,parentDataProperty:"sessionId",rootData:o,dynamicAnchors:u})||(e=e===null?m.errors:e.concat(m.errors),t=e.length))}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Yi.errors=e,t===0}Yi.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var _u=Ji;function Ji(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Ji.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.sent===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"sent"},message:"must have required property 'sent'"};e===null?e=[r]:e.push(r),t++}if(s.sent!==void 0&&typeof s.sent!="boolean"){
let r={instancePath:i+"/sent",schemaPath:"#/properties/sent/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ji.errors=e,t===0}
Ji.evaluated={props:{sent:!0},dynamicProps:!1,dynamicItems:!1};var zu=Qi;function Qi(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=Qi.evaluated;n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0);let r=t,a=t;if(s&&typeof s=="object"&&!Array.isArray(s)){let v;if(s.seconds===void 0&&(v="seconds")||s.to===void 0&&(v=
"to")){let d={};e===null?e=[d]:e.push(d),t++}}var l=a===t;if(l){let v={instancePath:i,schemaPath:"#/not",keyword:"not",params:{},message:"must NOT be valid"};e===
null?e=[v]:e.push(v),t++}else t=r,e!==null&&(r?e.length=r:e=null);if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let v={instancePath:i,
schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[v]:e.push(v),t++}for(let v in s)
if(!(v==="seconds"||v==="to")){let d={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v},message:"m\
ust NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(s.seconds!==void 0){let v=s.seconds;if(typeof v=="number"){if(v>3456e4||isNaN(v)){let d={instancePath:i+
"/seconds",schemaPath:"#/properties/seconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:3456e4},message:"must be <= 34560000"};e===null?e=[d]:e.push(
d),t++}if(v<0||isNaN(v)){let d={instancePath:i+"/seconds",schemaPath:"#/properties/seconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[d]:e.push(d),t++}}else{let d={instancePath:i+"/seconds",schemaPath:"#/properties/seconds/type",keyword:"type",params:{type:"number"},
message:"must be number"};e===null?e=[d]:e.push(d),t++}}s.to!==void 0&&(H(s.to,{instancePath:i+"/to",parentData:s,parentDataProperty:"to",rootData:o,dynamicAnchors:u})||
(e=e===null?H.errors:e.concat(H.errors),t=e.length))}else{let v={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[v]:e.push(v),t++}return Qi.errors=e,t===0}Qi.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Vu=ea;function ea(s,{instancePath:i="",parentData:h,parentDataProperty:f,rootData:o=s,dynamicAnchors:u={}}={}){let e=null,t=0,n=ea.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.now===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"now"},message:"must have required property 'now'"};e===null?e=[r]:e.push(r),t++}s.now!==void 0&&(q(s.now,{instancePath:i+"/now",
parentData:s,parentDataProperty:"now",rootData:o,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ea.errors=e,t===0}ea.evaluated={props:{now:!0},dynamicProps:!1,
dynamicItems:!1};var Gu={issueAccessToken:{query:{},headers:{},body:Ea,responses:{200:{body:$a,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,
check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},400:{body:O,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,
check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},401:{body:j,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,
check:c},"WWW-Authenticate":{required:!1,check:L}}},413:{body:S,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g}}},415:{body:K,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g}}},429:{body:x,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g},"Retry-After":{required:!1,check:T}}},default:{body:C,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-C\
lock":{required:!1,check:c}}}}},getDefaultPermissions:{query:{jurisdiction:Ma,dateOfBirth:Xa,age:Ua,kuid:Wa,platformName:_a,platformAgeLow:za,platformAgeHigh:Va,
platformCategory:Ba,platformDeclarationType:Ha,platformVerificationId:Fa},headers:{},responses:{200:{body:Ga,headers:{"X-Request-Id":{required:!0,check:p},"Kinw\
ard-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},400:{body:O,headers:{"X-Request-Id":{required:!0,check:p},
"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},401:{body:j,headers:{"X-Request-Id":{required:!0,
check:p},"Kinward-Clock":{required:!1,check:c},"WWW-Authenticate":{required:!1,check:L}}},404:{body:N,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clo\
ck":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},429:{body:x,headers:{"X-Request-Id":{required:!0,check:p},"\
Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g},"Retry-After":{required:!1,check:T}}},default:{body:C,
headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c}}}}},getAgeGateRequirements:{query:{jurisdiction:rn,age:sn,dateOfBirth:tn,platformName:an,
platformAgeLow:nn,platformAgeHigh:on,platformCategory:un,platformDeclarationType:ln,platformVerificationId:dn},headers:{},responses:{200:{body:pn,headers:{"X-Re\
quest-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},400:{body:O,headers:{
"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},401:{body:j,
headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},"WWW-Authenticate":{required:!1,check:L}}},429:{body:x,headers:{"X-Request-I\
d":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g},"Retry-After":{required:!1,
check:T}}},default:{body:C,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c}}}}},checkAge:{query:{},headers:{"Idempotency-Key":X},
body:gn,responses:{200:{body:vn,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-P\
olicy":{required:!1,check:g},"Idempotency-Replayed":{required:!1,check:U}}},400:{body:O,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,
check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},401:{body:j,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,
check:c},"WWW-Authenticate":{required:!1,check:L}}},404:{body:N,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g}}},409:{body:W,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g}}},413:{body:S,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g}}},415:{body:K,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g}}},429:{body:x,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g},"Retry-After":{required:!1,check:T}}},501:{body:bs,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Cloc\
k":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},default:{body:C,headers:{"X-Request-Id":{required:!0,check:p},
"Kinward-Clock":{required:!1,check:c}}}}},getSession:{query:{sessionId:An,kuid:Ln,externalId:jn,etag:Tn},headers:{"If-None-Match":xn},responses:{200:{body:Cn,headers:{
"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g},ETag:{required:!0,
check:da},"Kinward-Sequence":{required:!0,check:pa}}},304:{headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g},ETag:{required:!0,check:da},"Kinward-Sequence":{required:!0,check:pa},"Kinward-Error":{required:!0,check:On}}},
400:{body:O,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,
check:g}}},401:{body:j,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},"WWW-Authenticate":{required:!1,check:L}}},404:{body:N,
headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},429:{
body:x,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g},
"Retry-After":{required:!1,check:T}}},default:{body:C,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c}}}}},upgradeSession:{query:{},
headers:{"Idempotency-Key":X},body:En,responses:{200:{body:Nn,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g},"Idempotency-Replayed":{required:!1,check:U}}},400:{body:O,headers:{"X-Request-Id":{required:!0,check:p},"Kinw\
ard-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},401:{body:j,headers:{"X-Request-Id":{required:!0,check:p},
"Kinward-Clock":{required:!1,check:c},"WWW-Authenticate":{required:!1,check:L}}},404:{body:N,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,
check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},409:{body:W,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,
check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},413:{body:S,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,
check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},415:{body:K,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,
check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},429:{body:x,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,
check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g},"Retry-After":{required:!1,check:T}}},default:{body:C,headers:{"X-Request-Id":{
required:!0,check:p},"Kinward-Clock":{required:!1,check:c}}}}},setGuardianManagedPermissions:{query:{},headers:{"Idempotency-Key":X},body:$n,responses:{200:{body:Kn,
headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g},"Id\
empotency-Replayed":{required:!1,check:U},"Kinward-Ignored-Permissions":{required:!1,check:Sn}}},400:{body:O,headers:{"X-Request-Id":{required:!0,check:p},"Kinw\
ard-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},401:{body:j,headers:{"X-Request-Id":{required:!0,check:p},
"Kinward-Clock":{required:!1,check:c},"WWW-Authenticate":{required:!1,check:L}}},404:{body:N,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,
check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},409:{body:W,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,
check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},413:{body:S,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,
check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},415:{body:K,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,
check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},429:{body:x,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,
check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g},"Retry-After":{required:!1,check:T}}},default:{body:C,headers:{"X-Request-Id":{
required:!0,check:p},"Kinward-Clock":{required:!1,check:c}}}}},updateJurisdiction:{query:{},headers:{"Idempotency-Key":X},body:Xn,responses:{200:{body:Un,headers:{
"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g},"Idempotency\
-Replayed":{required:!1,check:U}}},400:{body:O,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},
"RateLimit-Policy":{required:!1,check:g}}},401:{body:j,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},"WWW-Authenticate":{required:!1,
check:L}}},404:{body:N,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,
check:g}}},409:{body:W,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,
check:g}}},413:{body:S,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,
check:g}}},415:{body:K,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,
check:g}}},429:{body:x,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,
check:g},"Retry-After":{required:!1,check:T}}},default:{body:C,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c}}}}},unlinkParent:{
query:{},headers:{"Idempotency-Key":X},body:Wn,responses:{200:{body:_n,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{
required:!1,check:y},"RateLimit-Policy":{required:!1,check:g},"Idempotency-Replayed":{required:!1,check:U}}},400:{body:O,headers:{"X-Request-Id":{required:!0,check:p},
"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},401:{body:j,headers:{"X-Request-Id":{required:!0,
check:p},"Kinward-Clock":{required:!1,check:c},"WWW-Authenticate":{required:!1,check:L}}},404:{body:N,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clo\
ck":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},409:{body:W,headers:{"X-Request-Id":{required:!0,check:p},"\
Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},413:{body:S,headers:{"X-Request-Id":{required:!0,
check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},415:{body:K,headers:{"X-Request-Id":{required:!0,
check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},429:{body:x,headers:{"X-Request-Id":{required:!0,
check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g},"Retry-After":{required:!1,check:T}}},default:{
body:C,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c}}}}},createBulkChallenges:{query:{},headers:{"Idempotency-Key":X},body:Vn,
responses:{200:{body:Bn,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{
required:!1,check:g},"Idempotency-Replayed":{required:!1,check:U}}},400:{body:O,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},
RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},401:{body:j,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,
check:c},"WWW-Authenticate":{required:!1,check:L}}},409:{body:W,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g}}},413:{body:S,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g}}},415:{body:K,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g}}},429:{body:x,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g},"Retry-After":{required:!1,check:T}}},default:{body:C,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-C\
lock":{required:!1,check:c}}}}},getChallenge:{query:{challengeId:Hn},headers:{},responses:{200:{body:Fn,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-C\
lock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},400:{body:O,headers:{"X-Request-Id":{required:!0,check:p},
"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},401:{body:j,headers:{"X-Request-Id":{required:!0,
check:p},"Kinward-Clock":{required:!1,check:c},"WWW-Authenticate":{required:!1,check:L}}},404:{body:N,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clo\
ck":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},429:{body:x,headers:{"X-Request-Id":{required:!0,check:p},"\
Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g},"Retry-After":{required:!1,check:T}}},default:{body:C,
headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c}}}}},getChallengeStatus:{query:{challengeId:Gn},headers:{},responses:{200:{body:Zn,
headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},400:{
body:O,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},
401:{body:j,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},"WWW-Authenticate":{required:!1,check:L}}},404:{body:N,headers:{
"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},429:{body:x,
headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g},"Re\
try-After":{required:!1,check:T}}},default:{body:C,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c}}}}},generateOtp:{query:{},
headers:{"Idempotency-Key":X},body:Jn,responses:{200:{body:Qn,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g},"Idempotency-Replayed":{required:!1,check:U}}},400:{body:O,headers:{"X-Request-Id":{required:!0,check:p},"Kinw\
ard-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},401:{body:j,headers:{"X-Request-Id":{required:!0,check:p},
"Kinward-Clock":{required:!1,check:c},"WWW-Authenticate":{required:!1,check:L}}},404:{body:N,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,
check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},409:{body:W,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,
check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},413:{body:S,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,
check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},415:{body:K,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,
check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},429:{body:x,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,
check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g},"Retry-After":{required:!1,check:T}}},default:{body:C,headers:{"X-Request-Id":{
required:!0,check:p},"Kinward-Clock":{required:!1,check:c}}}}},sendChallengeEmail:{query:{},headers:{"Idempotency-Key":X},body:eo,responses:{200:{body:ro,headers:{
"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g},"Idempotency\
-Replayed":{required:!1,check:U}}},400:{body:Is,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},
"RateLimit-Policy":{required:!1,check:g}}},401:{body:j,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},"WWW-Authenticate":{required:!1,
check:L}}},404:{body:N,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,
check:g}}},409:{body:W,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,
check:g}}},413:{body:S,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,
check:g}}},415:{body:K,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,
check:g}}},429:{body:x,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,
check:g},"Retry-After":{required:!1,check:T}}},501:{body:ca,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g}}},default:{body:C,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c}}}}},generateE2eUrl:{
query:{},headers:{"Idempotency-Key":X},body:so,responses:{200:{body:to,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{
required:!1,check:y},"RateLimit-Policy":{required:!1,check:g},"Idempotency-Replayed":{required:!1,check:U}}},400:{body:O,headers:{"X-Request-Id":{required:!0,check:p},
"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},401:{body:j,headers:{"X-Request-Id":{required:!0,
check:p},"Kinward-Clock":{required:!1,check:c},"WWW-Authenticate":{required:!1,check:L}}},409:{body:W,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clo\
ck":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},413:{body:S,headers:{"X-Request-Id":{required:!0,check:p},"\
Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},415:{body:K,headers:{"X-Request-Id":{required:!0,
check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},429:{body:x,headers:{"X-Request-Id":{required:!0,
check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g},"Retry-After":{required:!1,check:T}}},default:{
body:C,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c}}}}},generateAgeGateUrl:{query:{},headers:{"Idempotency-Key":X},body:io,
responses:{200:{body:ao,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{
required:!1,check:g},"Idempotency-Replayed":{required:!1,check:U}}},400:{body:O,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},
RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},401:{body:j,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,
check:c},"WWW-Authenticate":{required:!1,check:L}}},409:{body:W,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g}}},413:{body:S,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g}}},415:{body:K,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g}}},429:{body:x,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g},"Retry-After":{required:!1,check:T}}},default:{body:C,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-C\
lock":{required:!1,check:c}}}}},inviteParent:{query:{},headers:{"Idempotency-Key":X},body:no,responses:{200:{body:oo,headers:{"X-Request-Id":{required:!0,check:p},
"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g},"Idempotency-Replayed":{required:!1,check:U}}},400:{
body:Is,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},
401:{body:j,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},"WWW-Authenticate":{required:!1,check:L}}},404:{body:N,headers:{
"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},409:{body:W,
headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},413:{
body:S,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},
415:{body:K,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,
check:g}}},429:{body:x,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,
check:g},"Retry-After":{required:!1,check:T}}},501:{body:ca,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g}}},default:{body:C,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c}}}}},cancelInvite:{
query:{},headers:{"Idempotency-Key":X},body:uo,responses:{200:{body:lo,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{
required:!1,check:y},"RateLimit-Policy":{required:!1,check:g},"Idempotency-Replayed":{required:!1,check:U}}},400:{body:O,headers:{"X-Request-Id":{required:!0,check:p},
"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},401:{body:j,headers:{"X-Request-Id":{required:!0,
check:p},"Kinward-Clock":{required:!1,check:c},"WWW-Authenticate":{required:!1,check:L}}},404:{body:N,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clo\
ck":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},409:{body:W,headers:{"X-Request-Id":{required:!0,check:p},"\
Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},413:{body:S,headers:{"X-Request-Id":{required:!0,
check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},415:{body:K,headers:{"X-Request-Id":{required:!0,
check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},429:{body:x,headers:{"X-Request-Id":{required:!0,
check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g},"Retry-After":{required:!1,check:T}}},default:{
body:C,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c}}}}},generateParentalConsentUrl:{query:{},headers:{"Idempotency-Key":X},
body:po,responses:{200:{body:co,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-P\
olicy":{required:!1,check:g},"Idempotency-Replayed":{required:!1,check:U}}},400:{body:Is,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,
check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},401:{body:j,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,
check:c},"WWW-Authenticate":{required:!1,check:L}}},404:{body:N,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g}}},409:{body:W,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g}}},413:{body:S,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g}}},415:{body:K,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g}}},429:{body:x,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g},"Retry-After":{required:!1,check:T}}},default:{body:C,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-C\
lock":{required:!1,check:c}}}}},getWidgetStatus:{query:{widgetId:mo},headers:{},responses:{200:{body:fo,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-C\
lock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},400:{body:O,headers:{"X-Request-Id":{required:!0,check:p},
"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},401:{body:j,headers:{"X-Request-Id":{required:!0,
check:p},"Kinward-Clock":{required:!1,check:c},"WWW-Authenticate":{required:!1,check:L}}},404:{body:N,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clo\
ck":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},429:{body:x,headers:{"X-Request-Id":{required:!0,check:p},"\
Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g},"Retry-After":{required:!1,check:T}}},default:{body:C,
headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c}}}}},performAccessAgeVerification:{query:{},headers:{"Idempotency-Key":X},body:yo,
responses:{200:{body:ko,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{
required:!1,check:g},"Idempotency-Replayed":{required:!1,check:U}}},400:{body:O,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},
RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},401:{body:j,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,
check:c},"WWW-Authenticate":{required:!1,check:L}}},404:{body:N,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g}}},409:{body:W,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g}}},413:{body:S,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g}}},415:{body:K,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g}}},429:{body:x,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g},"Retry-After":{required:!1,check:T}}},501:{body:bs,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Cloc\
k":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},default:{body:C,headers:{"X-Request-Id":{required:!0,check:p},
"Kinward-Clock":{required:!1,check:c}}}}},performIdVerification:{query:{},headers:{"Idempotency-Key":X},body:qo,responses:{200:{body:Po,headers:{"X-Request-Id":{
required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g},"Idempotency-Replayed":{required:!1,
check:U}}},400:{body:O,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,
check:g}}},401:{body:j,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},"WWW-Authenticate":{required:!1,check:L}}},404:{body:N,
headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},409:{
body:W,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},
413:{body:S,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,
check:g}}},415:{body:K,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,
check:g}}},429:{body:x,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,
check:g},"Retry-After":{required:!1,check:T}}},501:{body:bs,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g}}},default:{body:C,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c}}}}},performTrustedAdultVerification:{
query:{},headers:{"Idempotency-Key":X},body:vo,responses:{200:{body:wo,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{
required:!1,check:y},"RateLimit-Policy":{required:!1,check:g},"Idempotency-Replayed":{required:!1,check:U}}},400:{body:O,headers:{"X-Request-Id":{required:!0,check:p},
"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},401:{body:j,headers:{"X-Request-Id":{required:!0,
check:p},"Kinward-Clock":{required:!1,check:c},"WWW-Authenticate":{required:!1,check:L}}},404:{body:N,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clo\
ck":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},409:{body:W,headers:{"X-Request-Id":{required:!0,check:p},"\
Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},413:{body:S,headers:{"X-Request-Id":{required:!0,
check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},415:{body:K,headers:{"X-Request-Id":{required:!0,
check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},429:{body:x,headers:{"X-Request-Id":{required:!0,
check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g},"Retry-After":{required:!1,check:T}}},501:{
body:bs,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},
default:{body:C,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c}}}}},getVerificationStatus:{query:{id:bo},headers:{},responses:{
200:{body:Io,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,
check:g}}},400:{body:O,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,
check:g}}},401:{body:j,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},"WWW-Authenticate":{required:!1,check:L}}},404:{body:N,
headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},429:{
body:x,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g},
"Retry-After":{required:!1,check:T}}},default:{body:C,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c}}}}},startScreentime:{query:{},
headers:{"Idempotency-Key":X},body:Ao,responses:{200:{body:Lo,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g},"Idempotency-Replayed":{required:!1,check:U}}},400:{body:O,headers:{"X-Request-Id":{required:!0,check:p},"Kinw\
ard-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},401:{body:j,headers:{"X-Request-Id":{required:!0,check:p},
"Kinward-Clock":{required:!1,check:c},"WWW-Authenticate":{required:!1,check:L}}},404:{body:N,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,
check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},409:{body:W,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,
check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},413:{body:S,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,
check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},415:{body:K,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,
check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},429:{body:x,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,
check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g},"Retry-After":{required:!1,check:T}}},default:{body:C,headers:{"X-Request-Id":{
required:!0,check:p},"Kinward-Clock":{required:!1,check:c}}}}},endScreentime:{query:{},headers:{"Idempotency-Key":X},body:To,responses:{200:{body:xo,headers:{"X\
-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g},"Idempotency-R\
eplayed":{required:!1,check:U}}},400:{body:O,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},
"RateLimit-Policy":{required:!1,check:g}}},401:{body:j,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},"WWW-Authenticate":{required:!1,
check:L}}},404:{body:N,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,
check:g}}},409:{body:W,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,
check:g}}},413:{body:S,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,
check:g}}},415:{body:K,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,
check:g}}},429:{body:x,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,
check:g},"Retry-After":{required:!1,check:T}}},default:{body:C,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c}}}}},getScreentimeState:{
query:{sessionId:Oo},headers:{},responses:{200:{body:Eo,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g}}},400:{body:O,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g}}},401:{body:j,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},"WWW-Authent\
icate":{required:!1,check:L}}},404:{body:N,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"\
RateLimit-Policy":{required:!1,check:g}}},429:{body:x,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g},"Retry-After":{required:!1,check:T}}},default:{body:C,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-C\
lock":{required:!1,check:c}}}}},pushScreentime:{query:{},headers:{"Idempotency-Key":X},body:Ko,responses:{200:{body:Mo,headers:{"X-Request-Id":{required:!0,check:p},
"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g},"Idempotency-Replayed":{required:!1,check:U}}},400:{
body:O,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},
401:{body:j,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},"WWW-Authenticate":{required:!1,check:L}}},404:{body:N,headers:{
"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},409:{body:W,
headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},413:{
body:S,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},
415:{body:K,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,
check:g}}},429:{body:x,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,
check:g},"Retry-After":{required:!1,check:T}}},default:{body:C,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c}}}}},requestScreentimeOverride:{
query:{},headers:{"Idempotency-Key":X},body:Uo,responses:{200:{body:_o,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{
required:!1,check:y},"RateLimit-Policy":{required:!1,check:g},"Idempotency-Replayed":{required:!1,check:U}}},400:{body:O,headers:{"X-Request-Id":{required:!0,check:p},
"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},401:{body:j,headers:{"X-Request-Id":{required:!0,
check:p},"Kinward-Clock":{required:!1,check:c},"WWW-Authenticate":{required:!1,check:L}}},404:{body:N,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clo\
ck":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},409:{body:W,headers:{"X-Request-Id":{required:!0,check:p},"\
Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},413:{body:S,headers:{"X-Request-Id":{required:!0,
check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},415:{body:K,headers:{"X-Request-Id":{required:!0,
check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},429:{body:x,headers:{"X-Request-Id":{required:!0,
check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g},"Retry-After":{required:!1,check:T}}},default:{
body:C,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c}}}}},submitTransactions:{query:{},headers:{"Idempotency-Key":X},body:zo,
responses:{200:{body:Zo,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{
required:!1,check:g},"Idempotency-Replayed":{required:!1,check:U}}},400:{body:O,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},
RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},401:{body:j,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,
check:c},"WWW-Authenticate":{required:!1,check:L}}},404:{body:N,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g}}},409:{body:W,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g}}},413:{body:S,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g}}},415:{body:K,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g}}},429:{body:x,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g},"Retry-After":{required:!1,check:T}}},default:{body:C,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-C\
lock":{required:!1,check:c}}}}},lookupProviderPayment:{query:{},headers:{"Idempotency-Key":X},body:Jo,responses:{200:{body:eu,headers:{"X-Request-Id":{required:!0,
check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g},"Idempotency-Replayed":{required:!1,check:U}}},
400:{body:O,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,
check:g}}},401:{body:j,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},"WWW-Authenticate":{required:!1,check:L}}},409:{body:W,
headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},413:{
body:S,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},
415:{body:K,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,
check:g}}},429:{body:x,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,
check:g},"Retry-After":{required:!1,check:T}}},default:{body:C,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c}}}}},getSpendingState:{
query:{sessionId:ru},headers:{},responses:{200:{body:su,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g}}},400:{body:O,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g}}},401:{body:j,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},"WWW-Authent\
icate":{required:!1,check:L}}},404:{body:N,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"\
RateLimit-Policy":{required:!1,check:g}}},429:{body:x,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g},"Retry-After":{required:!1,check:T}}},default:{body:C,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-C\
lock":{required:!1,check:c}}}}},pushActivity:{query:{},headers:{"Idempotency-Key":X},body:iu,responses:{200:{body:au,headers:{"X-Request-Id":{required:!0,check:p},
"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g},"Idempotency-Replayed":{required:!1,check:U}}},400:{
body:O,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},
401:{body:j,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},"WWW-Authenticate":{required:!1,check:L}}},404:{body:N,headers:{
"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},409:{body:W,
headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},413:{
body:S,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},
415:{body:K,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,
check:g}}},429:{body:x,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,
check:g},"Retry-After":{required:!1,check:T}}},default:{body:C,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c}}}}},exportPlayer:{
query:{},headers:{"Idempotency-Key":X},body:ou,responses:{200:{body:uu,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{
required:!1,check:y},"RateLimit-Policy":{required:!1,check:g},"Idempotency-Replayed":{required:!1,check:U}}},400:{body:O,headers:{"X-Request-Id":{required:!0,check:p},
"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},401:{body:j,headers:{"X-Request-Id":{required:!0,
check:p},"Kinward-Clock":{required:!1,check:c},"WWW-Authenticate":{required:!1,check:L}}},404:{body:N,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clo\
ck":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},409:{body:W,headers:{"X-Request-Id":{required:!0,check:p},"\
Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},413:{body:S,headers:{"X-Request-Id":{required:!0,
check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},415:{body:K,headers:{"X-Request-Id":{required:!0,
check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},429:{body:x,headers:{"X-Request-Id":{required:!0,
check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g},"Retry-After":{required:!1,check:T}}},default:{
body:C,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c}}}}},erasePlayer:{query:{},headers:{"Idempotency-Key":X},body:du,responses:{
200:{body:pu,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,
check:g},"Idempotency-Replayed":{required:!1,check:U}}},400:{body:O,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{
required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},401:{body:j,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},
"WWW-Authenticate":{required:!1,check:L}}},404:{body:N,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g}}},409:{body:W,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g}}},413:{body:S,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g}}},415:{body:K,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g}}},429:{body:x,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g},"Retry-After":{required:!1,check:T}}},default:{body:C,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-C\
lock":{required:!1,check:c}}}}},listWebhookEvents:{query:{limit:cu,after:mu,order:fu,cursor:yu,sessionId:gu,kuid:ku,type:qu,since:vu,until:wu},headers:{},responses:{
200:{body:bu,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,
check:g}}},400:{body:O,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,
check:g}}},401:{body:j,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},"WWW-Authenticate":{required:!1,check:L}}},404:{body:N,
headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},429:{
body:x,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g},
"Retry-After":{required:!1,check:T}}},default:{body:C,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c}}}}},setChallengeStatus:{
query:{},headers:{"Idempotency-Key":X},body:Tu,responses:{200:{body:Cu,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{
required:!1,check:y},"RateLimit-Policy":{required:!1,check:g},"Idempotency-Replayed":{required:!1,check:U}}},400:{body:Is,headers:{"X-Request-Id":{required:!0,check:p},
"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},401:{body:j,headers:{"X-Request-Id":{required:!0,
check:p},"Kinward-Clock":{required:!1,check:c},"WWW-Authenticate":{required:!1,check:L}}},404:{body:N,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clo\
ck":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},409:{body:W,headers:{"X-Request-Id":{required:!0,check:p},"\
Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},413:{body:S,headers:{"X-Request-Id":{required:!0,
check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},415:{body:K,headers:{"X-Request-Id":{required:!0,
check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},429:{body:x,headers:{"X-Request-Id":{required:!0,
check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g},"Retry-After":{required:!1,check:T}}},default:{
body:C,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c}}}}},setAgeVerificationStatus:{query:{},headers:{"Idempotency-Key":X},
body:Ou,responses:{200:{body:Eu,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-P\
olicy":{required:!1,check:g},"Idempotency-Replayed":{required:!1,check:U}}},400:{body:O,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,
check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},401:{body:j,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,
check:c},"WWW-Authenticate":{required:!1,check:L}}},404:{body:N,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g}}},409:{body:W,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g}}},413:{body:S,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g}}},415:{body:K,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g}}},429:{body:x,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g},"Retry-After":{required:!1,check:T}}},default:{body:C,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-C\
lock":{required:!1,check:c}}}}},revokeSession:{query:{},headers:{"Idempotency-Key":X},body:Nu,responses:{200:{body:$u,headers:{"X-Request-Id":{required:!0,check:p},
"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g},"Idempotency-Replayed":{required:!1,check:U}}},400:{
body:O,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},
401:{body:j,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},"WWW-Authenticate":{required:!1,check:L}}},404:{body:N,headers:{
"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},409:{body:W,
headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},413:{
body:S,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},
415:{body:K,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,
check:g}}},429:{body:x,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,
check:g},"Retry-After":{required:!1,check:T}}},default:{body:C,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c}}}}},setScreentime:{
query:{},headers:{"Idempotency-Key":X},body:Su,responses:{200:{body:Ku,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{
required:!1,check:y},"RateLimit-Policy":{required:!1,check:g},"Idempotency-Replayed":{required:!1,check:U}}},400:{body:O,headers:{"X-Request-Id":{required:!0,check:p},
"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},401:{body:j,headers:{"X-Request-Id":{required:!0,
check:p},"Kinward-Clock":{required:!1,check:c},"WWW-Authenticate":{required:!1,check:L}}},404:{body:N,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clo\
ck":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},409:{body:W,headers:{"X-Request-Id":{required:!0,check:p},"\
Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},413:{body:S,headers:{"X-Request-Id":{required:!0,
check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},415:{body:K,headers:{"X-Request-Id":{required:!0,
check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},429:{body:x,headers:{"X-Request-Id":{required:!0,
check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g},"Retry-After":{required:!1,check:T}}},default:{
body:C,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c}}}}},resolveScreentimeOverride:{query:{},headers:{"Idempotency-Key":X},
body:Mu,responses:{200:{body:Uu,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-P\
olicy":{required:!1,check:g},"Idempotency-Replayed":{required:!1,check:U}}},400:{body:O,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,
check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},401:{body:j,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,
check:c},"WWW-Authenticate":{required:!1,check:L}}},404:{body:N,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g}}},409:{body:W,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g}}},413:{body:S,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g}}},415:{body:K,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g}}},429:{body:x,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,
check:y},"RateLimit-Policy":{required:!1,check:g},"Retry-After":{required:!1,check:T}}},default:{body:C,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-C\
lock":{required:!1,check:c}}}}},sendActivityDigest:{query:{},headers:{"Idempotency-Key":X},body:Wu,responses:{200:{body:_u,headers:{"X-Request-Id":{required:!0,
check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g},"Idempotency-Replayed":{required:!1,check:U}}},
400:{body:O,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,
check:g}}},401:{body:j,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},"WWW-Authenticate":{required:!1,check:L}}},404:{body:N,
headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},409:{
body:W,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},
413:{body:S,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,
check:g}}},415:{body:K,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,
check:g}}},429:{body:x,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,
check:g},"Retry-After":{required:!1,check:T}}},default:{body:C,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c}}}}},advanceClock:{
query:{},headers:{"Idempotency-Key":X},body:zu,responses:{200:{body:Vu,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{
required:!1,check:y},"RateLimit-Policy":{required:!1,check:g},"Idempotency-Replayed":{required:!1,check:U}}},400:{body:O,headers:{"X-Request-Id":{required:!0,check:p},
"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},401:{body:j,headers:{"X-Request-Id":{required:!0,
check:p},"Kinward-Clock":{required:!1,check:c},"WWW-Authenticate":{required:!1,check:L}}},409:{body:W,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clo\
ck":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},413:{body:S,headers:{"X-Request-Id":{required:!0,check:p},"\
Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},415:{body:K,headers:{"X-Request-Id":{required:!0,
check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g}}},429:{body:x,headers:{"X-Request-Id":{required:!0,
check:p},"Kinward-Clock":{required:!1,check:c},RateLimit:{required:!1,check:y},"RateLimit-Policy":{required:!1,check:g},"Retry-After":{required:!1,check:T}}},default:{
body:C,headers:{"X-Request-Id":{required:!0,check:p},"Kinward-Clock":{required:!1,check:c}}}}}};export{Gu as checks};
